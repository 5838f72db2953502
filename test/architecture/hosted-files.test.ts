// Files that the host of the repository reads, and no command here: its workflow, its updates of dependencies, and its forms for
// issues. Each is held to what GitHub documents of the keys that we use, and to the files that it names.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FORMS = '.github/ISSUE_TEMPLATE';

const read = (file: string): unknown => parse(readFileSync(join(ROOT, file), 'utf8'));

const permissions = z.strictObject({
  contents: z.enum(['read', 'write', 'none']).optional(),
  packages: z.enum(['read', 'write', 'none']).optional(),
});

/** A step either uses an action, of a tagged version, or runs a command. */
const step = z.union([
  z.strictObject({
    name: z.string().optional(),
    id: z.string().optional(),
    if: z.string().optional(),
    uses: z.string().regex(/^[\w-]+\/[\w-]+@v\d+$/u),
    with: z.record(z.string(), z.union([z.string(), z.boolean(), z.number()])).optional(),
  }),
  z.strictObject({ name: z.string().optional(), if: z.string().optional(), run: z.string() }),
]);

const workflow = z.strictObject({
  name: z.string(),
  on: z.strictObject({
    push: z.strictObject({ branches: z.array(z.string()), tags: z.array(z.string()) }),
    pull_request: z.null(),
  }),
  permissions,
  jobs: z.record(
    z.string().regex(/^[a-z_][\w-]*$/iu),
    z.strictObject({
      needs: z.string().optional(),
      'runs-on': z.literal('ubuntu-latest'),
      permissions: permissions.optional(),
      strategy: z
        .strictObject({ 'fail-fast': z.boolean(), matrix: z.strictObject({ node: z.array(z.int()) }) })
        .optional(),
      steps: z.array(step).min(1),
    }),
  ),
});

const interval = z.enum(['daily', 'weekly', 'monthly']);
const dependabot = z.strictObject({
  version: z.literal(2),
  updates: z.array(
    z.strictObject({
      'package-ecosystem': z.enum(['npm', 'docker', 'github-actions']),
      directory: z.literal('/'),
      schedule: z.strictObject({ interval }),
      ignore: z
        .array(
          z.strictObject({
            'dependency-name': z.string(),
            'update-types': z.array(z.enum(['version-update:semver-major', 'version-update:semver-minor'])),
          }),
        )
        .optional(),
      groups: z
        .record(z.string(), z.strictObject({ 'dependency-type': z.enum(['development', 'production']) }))
        .optional(),
    }),
  ),
});

const form = z.strictObject({
  name: z.string(),
  description: z.string(),
  labels: z.array(z.string()),
  body: z.array(
    z.strictObject({
      type: z.enum(['textarea', 'input']),
      id: z.string().regex(/^[\w-]+$/u),
      attributes: z.strictObject({
        label: z.string(),
        description: z.string().optional(),
        placeholder: z.string().optional(),
        render: z.string().optional(),
      }),
      validations: z.strictObject({ required: z.boolean() }).optional(),
    }),
  ),
});

/** The problems that a schema has with a value, each with where. */
function problems(schema: z.ZodType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map(it => `${it.path.join('.')}: ${it.message}`) ?? [];
}

describe('the workflow', () => {
  const ci = '.github/workflows/ci.yml';

  test('has keys that GitHub knows, and a slip would be refused', () => {
    expect(readdirSync(join(ROOT, '.github/workflows'))).toEqual(['ci.yml']);
    expect(problems(workflow, read(ci))).toEqual([]);
    const slip: unknown = parse(readFileSync(join(ROOT, ci), 'utf8').replace('runs-on', 'run-on'));
    expect(problems(workflow, slip)).not.toEqual([]);
  });

  test('tests with each version of Node that we promise, by the commands of the README, and then makes the image', () => {
    const { jobs } = workflow.parse(read(ci));
    const { engines }: { engines: { node: string } } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const [tests, image] = [jobs.test, jobs.image];
    expect(tests?.strategy?.matrix.node).toEqual([Number(/\d+/u.exec(engines.node)?.[0]), 22, 24]);
    expect(tests?.steps.flatMap(it => ('run' in it ? [it.run] : []))).toEqual(['npm ci', 'npm test']);
    expect(image?.needs).toBe('test');
    const built = image?.steps.find(it => 'uses' in it && it.uses.startsWith('docker/build-push-action@'));
    // Only a tag of a version publishes it.
    expect(built).toMatchObject({ with: { push: expect.stringContaining("'refs/tags/v'") } });
    expect(existsSync(join(ROOT, 'Dockerfile'))).toBe(true);
  });
});

test('updates of dependencies are asked for of all that has any, and name packages that there are', () => {
  const file = read('.github/dependabot.yml');
  expect(problems(dependabot, file)).toEqual([]);
  const { updates } = dependabot.parse(file);
  expect(updates.map(it => it['package-ecosystem']).toSorted()).toEqual(['docker', 'github-actions', 'npm']);
  const { dependencies }: { dependencies: object } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const ignored = updates.flatMap(it => it.ignore ?? []).map(it => it['dependency-name']);
  expect(ignored.filter(it => !(it in dependencies))).toEqual([]);
});

describe('the forms for issues', () => {
  const files = readdirSync(join(ROOT, FORMS)).filter(it => it !== 'config.yml');

  test.each(files)('%s has keys that GitHub knows, and each question once', file => {
    const asked = read(join(FORMS, file));
    expect(problems(form, asked)).toEqual([]);
    const ids = form.parse(asked).body.map(it => it.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('are one for faults and one for wrong answers, which takes the replay file', () => {
    expect(files.toSorted()).toEqual(['fault.yml', 'wrong-answer.yml']);
    expect(form.parse(read(join(FORMS, 'wrong-answer.yml'))).body.map(it => it.id)).toContain('replay');
    expect(read(join(FORMS, 'config.yml'))).toEqual({ blank_issues_enabled: true });
  });
});
