// How far a download has come, as one line of a terminal that is drawn over and over.

export interface DownloadProgress {
  readonly bytes: number;
  /** Undefined where nobody says. */
  readonly totalBytes?: number | undefined;
  /** What was taken in so far, such as "17,203 cards". */
  readonly detail?: string | undefined;
}

/** Takes what is coming, how far it is, and the columns there are; gives the line. */
export function progressLine(what: string, { bytes, totalBytes, detail }: DownloadProgress, columns: number): string {
  const known = totalBytes !== undefined && totalBytes > 0;
  const share = known ? Math.min(1, bytes / totalBytes) : 0;
  const amount = known ? `${megabytes(bytes)} of ${megabytes(totalBytes)} MB` : `${megabytes(bytes)} MB`;
  const rest = [amount, ...(detail === undefined ? [] : [detail])].join(' · ');
  const percent = `${String(Math.floor(share * 100)).padStart(3)} %`;
  const length = Math.min(30, columns - what.length - percent.length - rest.length - 7);
  if (!known || length < 5) return `${what}  ${rest}`.slice(0, Math.max(0, columns - 1));
  const full = Math.round(share * length);
  return `${what}  ${'█'.repeat(full)}${'░'.repeat(length - full)} ${percent}  ${rest}`;
}

/** A line at the foot of a terminal. */
export interface ProgressBar {
  /** Draws the line over the one before. */
  readonly show: (line: string) => void;
  /** Takes the line away, so that other text can be written. */
  readonly clear: () => void;
}

/** Draws with what writes to a terminal. */
export function progressBarOn(write: (text: string) => void): ProgressBar {
  let shown = false;
  return {
    show: line => {
      write(`\r\u001b[2K${line}`);
      shown = true;
    },
    clear: () => {
      if (shown) write('\r\u001b[2K');
      shown = false;
    },
  };
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
