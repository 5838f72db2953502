// An answer as a page of HTML that looks as Discord shows it: on a phone or a desktop, light or dark.
import {
  type APIActionRowComponent,
  type APIComponentInMessageActionRow,
  type APIEmbed,
  ButtonStyle,
  ComponentType,
} from 'discord.js';
import type { Message } from '../src/discord/render/reply.ts';

export interface Look {
  readonly device: 'phone' | 'desktop';
  readonly theme: 'light' | 'dark';
}

/** The width of a window in CSS pixels. */
export const WIDTHS = { phone: 390, desktop: 680 } as const;

const THEMES = {
  dark: {
    page: '#313338',
    embed: '#2b2d31',
    text: '#dbdee1',
    strong: '#f2f3f5',
    faint: '#949ba4',
    bar: '#4e5058',
    link: '#00a8fc',
    button: '#4e5058',
  },
  light: {
    page: '#ffffff',
    embed: '#f2f3f5',
    text: '#313338',
    strong: '#060607',
    faint: '#5c5e66',
    bar: '#c4c9ce',
    link: '#006ce7',
    button: '#e0e1e5',
  },
} as const;

/** The page of one message, with the command above it. */
export function discordPage(message: Message, command: string, { device, theme }: Look): string {
  const is = THEMES[theme];
  const wide = device === 'desktop';
  return `<!doctype html><html><head><meta charset="utf-8"><style>
* { box-sizing: border-box; margin: 0; }
body { width: ${WIDTHS[device]}px; background: ${is.page}; color: ${is.text}; font: 16px/1.375 "gg sans", "Noto Sans", "DejaVu Sans", sans-serif; padding: 12px; font-size: ${wide ? 15 : 14}px; }
.used { color: ${is.faint}; font-size: 12px; margin: 0 0 4px 44px; }
.name { color: ${is.strong}; font-weight: 600; }
.app { background: #5865f2; color: #fff; border-radius: 3px; font-size: 10px; padding: 1px 4px; margin-left: 4px; }
.row { display: flex; gap: 12px; } .face { width: 32px; height: 32px; border-radius: 50%; background: #5865f2; flex: none; }
.body { flex: 1; min-width: 0; }
.embed { background: ${is.embed}; border-left: 4px solid; border-radius: 4px; padding: 10px 12px; margin-top: 4px; max-width: ${wide ? 520 : 340}px; overflow-wrap: break-word; }
.author { font-size: 12px; font-weight: 600; color: ${is.strong}; margin-bottom: 6px; }
.title { font-weight: 700; color: ${is.strong}; margin-bottom: 6px; font-size: ${wide ? 16 : 15}px; }
.line { min-height: 1em; } .sub { font-size: 12px; color: ${is.faint}; }
.quote { border-left: 4px solid ${is.bar}; padding-left: 8px; }
.field { margin-top: 8px; } .field b:first-child { color: ${is.strong}; }
.foot { font-size: 12px; color: ${is.faint}; margin-top: 8px; }
a { color: ${is.link}; text-decoration: none; } b { color: ${is.strong}; }
.parts { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 8px; }
.button { background: ${is.button}; color: ${theme === 'dark' ? '#fff' : is.strong}; border-radius: 4px; padding: 6px 14px; font-size: 14px; font-weight: 500; }
.primary { background: #5865f2; color: #fff; } .menu { width: 100%; max-width: 400px; background: ${is.embed}; color: ${is.faint}; border: 1px solid ${is.bar}; }
</style></head><body>
<div class="used">↱ <b>asker</b> used <span style="color:${is.link}">${escaped(command)}</span></div>
<div class="row"><div class="face"></div><div class="body"><span class="name">Threshold</span><span class="app">APP</span>
${message.embeds.map(embedHtml).join('\n')}
${message.components.map(rowHtml).join('\n')}
</div></div></body></html>`;
}

function embedHtml({ author, title, description, fields = [], footer, color = 0 }: APIEmbed): string {
  const parts = [
    author === undefined ? '' : `<div class="author">${escaped(author.name)}</div>`,
    title === undefined ? '' : `<div class="title">${inline(title)}</div>`,
    markdown(description ?? ''),
    ...fields.map(it => `<div class="field"><b>${inline(it.name)}</b>${markdown(it.value)}</div>`),
    footer === undefined ? '' : `<div class="foot">${escaped(footer.text)}</div>`,
  ];
  return `<div class="embed" style="border-color:#${color.toString(16).padStart(6, '0')}">${parts.join('')}</div>`;
}

function rowHtml({ components }: APIActionRowComponent<APIComponentInMessageActionRow>): string {
  const parts = components.map(part => {
    if (part.type === ComponentType.Button) {
      const kind = part.style === ButtonStyle.Primary ? ' primary' : '';
      return 'label' in part ? `<span class="button${kind}">${escaped(part.label ?? '')}</span>` : '';
    }
    return 'placeholder' in part ? `<span class="button menu">${escaped(part.placeholder ?? '')} ▾</span>` : '';
  });
  return `<div class="parts">${parts.join('')}</div>`;
}

function markdown(text: string): string {
  return text === '' ? '' : text.split('\n').map(lineHtml).join('');
}

function lineHtml(line: string): string {
  if (line.startsWith('> ')) return `<div class="line quote">${inline(line.slice(2))}</div>`;
  if (line.startsWith('-# ')) return `<div class="line sub">${inline(line.slice(3))}</div>`;
  return `<div class="line">${inline(line)}</div>`;
}

/** Markup inside a line: links, bold, underlined, italic; what is escaped stands as it is. */
function inline(text: string): string {
  const kept: string[] = [];
  const open = text.replace(/\\([^\w\s])/gu, (_, mark: string) => {
    kept.push(mark);
    return `\ue000${kept.length - 1}\ue001`;
  });
  return escaped(open)
    .replace(/\[([^\]]*)\]\((https?:[^)\s]*)\)/gu, '<a href="$2">$1</a>')
    .replace(/\*\*(.+?)\*\*/gu, '<b>$1</b>')
    .replace(/__(.+?)__/gu, '<u>$1</u>')
    .replace(/\*([^*]+)\*/gu, '<i>$1</i>')
    .replace(/\ue000(\d+)\ue001/gu, (_, at: string) => escaped(kept[Number(at)] ?? ''));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
