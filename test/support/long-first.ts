// The order of the files of tests: the last of the long ones would run alone at the end.
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Words of files that take long: they go through all cards or scenarios, or start processes or a database. */
const LONG = /\.\.\/shared\b|\/all-cards\.ts'|\/main-process\.ts'|\/postgres-server\.ts'/u;

/** The order that Vitest takes, in which the long files of each project are the first. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(it => it.project))];
    return projects.flatMap(project => {
      const ofProject = sorted.filter(it => it.project === project);
      const isLong = ({ moduleId }: TestSpecification) => LONG.test(readFileSync(moduleId, 'utf8'));
      return [...ofProject.filter(isLong), ...ofProject.filter(it => !isLong(it))];
    });
  }
}
