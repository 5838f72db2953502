// Discord's own description of its HTTP API, as validators; each is compiled when it is first used.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

const FILE = fileURLToPath(new URL('../../../../shared/data/discord-openapi.json', import.meta.url));

/** Whether the description is there; without it nothing is validated. */
export const hasOpenApi = existsSync(FILE);

/** The problems of a JSON value, a sentence each; none where the description does not cover it. */
export interface OpenApi {
  request(method: string, template: string, body: unknown): readonly string[];
  response(method: string, template: string, status: number, body: unknown): readonly string[];
  /** The problems against a schema of the description, such as "MessageResponse". */
  schema(name: string, value: unknown): readonly string[];
}

let shared: OpenApi | undefined;

/** The description, read once a process. */
export function openApi(): OpenApi {
  shared ??= hasOpenApi ? fromFile() : unchecked();
  return shared;
}

function unchecked(): OpenApi {
  console.warn('discord-openapi.json is not at ../shared/data: payloads are not validated against it.');
  return { request: () => [], response: () => [], schema: () => [] };
}

function fromFile(): OpenApi {
  const document: unknown = JSON.parse(readFileSync(FILE, 'utf8'));
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allowUnionTypes: true, discriminator: false });
  formats.default(ajv, ['date-time', 'uri']);
  for (const format of ['int32', 'int64', 'double', 'snowflake', 'nonce']) ajv.addFormat(format, true);
  ajv.addSchema({ $id: 'discord', ...asObject(document) });
  const compiled = new Map<string, ValidateFunction>();
  const check = (path: readonly string[], value: unknown): readonly string[] => {
    if (at(document, path) === undefined) return [];
    const pointer = `discord#/${path.map(it => encodeURIComponent(it.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: pointer });
    compiled.set(pointer, validate);
    return validate(value)
      ? []
      : [`${pointer}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(value).slice(0, 2000)}`];
  };
  const json = ['content', 'application/json', 'schema'];
  return {
    request: (method, template, body) => check(['paths', template, method.toLowerCase(), 'requestBody', ...json], body),
    response: (method, template, status, body) =>
      check(['paths', template, method.toLowerCase(), 'responses', String(status), ...json], body),
    schema: (name, value) => check(['components', 'schemas', name], value),
  };
}

function at(document: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => asObject(value)[key], document);
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
