// Processor time, all threads of the process included, in units of one machine: divided by a loop run in the same second.
import { runInNewContext } from 'node:vm';

/** Milliseconds of processor time of the process so far. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** The loop of `node -e "let a=0;for(let i=0;i<2e8;i++)a=(a*31+i)|0"`, a tenth of it. */
const LOOP = 'let a=0;for(let i=0;i<2e7;i++)a=(a*31+i)|0';
/** Milliseconds that a tenth of the loop takes on the machine that figures are given for. */
const LOOP_MS = 129;

/** The factor by which everything takes longer at this moment than on that machine. */
export function slowness(): number {
  const began = processorMs();
  runInNewContext(LOOP);
  return (processorMs() - began) / LOOP_MS;
}

/** Runs `act`, and gives the milliseconds that were measured in it on the machine that figures are given for. */
export async function scaled(act: () => readonly number[] | Promise<readonly number[]>): Promise<readonly number[]> {
  const before = slowness();
  const measured = await act();
  const factor = (before + slowness()) / 2;
  return measured.map(ms => ms / factor).sort((a, b) => a - b);
}

/** The value below which this share of sorted values lies. */
export function quantileOf(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
