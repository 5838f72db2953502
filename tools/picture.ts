// `npm run picture`: draws the answer of a real question as Discord shows it, for the README (docs/answer.svg).
import { writeFileSync } from 'node:fs';
import type { APIEmbed } from 'discord.js';
import { renderAnswer } from '../src/discord/render/render-answer.ts';
import { openService } from '../src/service/node.ts';

const OPTIONS = {
  card: 'Erebos, God of the Dead',
  with: '2 Agent of the Fates',
  against: 'Imposing Sovereign',
};
const WIDTH = 640;
const LINE = 20;
const COLUMNS = 82;
const COMMAND = `/etb card: ${OPTIONS.card}  with: ${OPTIONS.with}  against: ${OPTIONS.against}`;

const service = await openService();
if (!service.ok) throw new Error('The service could not be opened.');
const scenario = service.value.read({ kind: 'etb', options: OPTIONS });
if (!scenario.ok) throw new Error(scenario.issues.map(issue => issue.message).join(' '));
const answer = service.value.ask(scenario.value);
const explanation = answer.ok ? answer.value.explain() : undefined;
if (explanation === undefined) throw new Error('There is no answer to draw.');
const [embed] = renderAnswer(explanation, 'x', 'public').embeds ?? [];
if (embed === undefined) throw new Error('The answer has no embed.');
writeFileSync('docs/answer.svg', svgOf(embed));

interface Line {
  readonly text: string;
  readonly kind: 'title' | 'heading' | 'body' | 'quote' | 'foot';
}

function svgOf(embed: APIEmbed): string {
  const lines: readonly Line[] = [
    ...wrapped(embed.title ?? '', 'title'),
    ...bodyLines(embed.description ?? ''),
    ...(embed.fields ?? []).flatMap(field => [...wrapped(field.name, 'heading'), ...bodyLines(field.value)]),
    ...wrapped(embed.footer?.text ?? '', 'foot'),
  ];
  const height = 96 + lines.length * LINE + 24;
  const color = `#${(embed.color ?? 0).toString(16).padStart(6, '0')}`;
  const drawn = lines.map((line, n) => drawLine(line, 112 + n * LINE)).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="Helvetica, Arial, sans-serif">
<rect width="${WIDTH}" height="${height}" fill="#313338"/>
<text x="24" y="36" font-size="13" fill="#949ba4">${escaped(COMMAND)}</text>
<text x="24" y="64" font-size="16" font-weight="bold" fill="#f2f3f5">Threshold</text>
<rect x="24" y="80" width="${WIDTH - 48}" height="${height - 96}" rx="4" fill="#2b2d31"/>
<rect x="24" y="80" width="4" height="${height - 96}" fill="${color}"/>
${drawn}
</svg>
`;
}

function bodyLines(text: string): readonly Line[] {
  return text
    .split('\n')
    .flatMap(line => (line.startsWith('> ') ? wrapped(line.slice(2), 'quote') : wrapped(line, 'body')));
}

function wrapped(text: string, kind: Line['kind']): readonly Line[] {
  const columns = kind === 'quote' ? COLUMNS - 4 : COLUMNS;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length + 1 > columns) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.map(line => ({ text: line, kind }));
}

function drawLine({ text, kind }: Line, y: number): string {
  const x = kind === 'quote' ? 56 : 44;
  const look = {
    title: 'font-size="16" font-weight="bold" fill="#f2f3f5"',
    heading: 'font-size="14" font-weight="bold" fill="#f2f3f5"',
    body: 'font-size="14" fill="#dbdee1"',
    quote: 'font-size="14" fill="#b5bac1"',
    foot: 'font-size="12" fill="#949ba4"',
  }[kind];
  const bar = kind === 'quote' ? `<rect x="44" y="${y - 14}" width="3" height="${LINE}" fill="#4e5058"/>` : '';
  return `${bar}<text x="${x}" y="${y}" ${look}>${marked(text)}</text>`;
}

/** Bold, underlined and escaped characters as Discord's markup shows them. */
function marked(text: string): string {
  return escaped(text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\\([^\w\s])/g, '$1'))
    .replace(/\*\*(.+?)\*\*/g, '<tspan font-weight="bold">$1</tspan>')
    .replace(/__(.+?)__/g, '<tspan text-decoration="underline">$1</tspan>')
    .replace(/^-# /, '')
    .replace(/\*([^*]+)\*/g, '<tspan font-style="italic">$1</tspan>');
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
