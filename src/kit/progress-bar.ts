// Progress bar: the progress of a download as one line of a terminal, redrawn in place.

export interface DownloadProgress {
  readonly bytes: number;
  /** Undefined when the server gives no length. */
  readonly totalBytes?: number | undefined;
  /** The amount in other words than megabytes, such as "17,203 of 33,000 cards". */
  readonly amount?: string;
  /** The part imported so far, such as "17,203 cards". */
  readonly detail?: string | undefined;
}

/** The progress line of a download, under its label and cut to the columns of the terminal. */
export function progressLine(
  what: string,
  { bytes, totalBytes, detail, amount }: DownloadProgress,
  columns: number,
): string {
  const known = totalBytes !== undefined && totalBytes > 0;
  const share = known ? Math.min(1, bytes / totalBytes) : 0;
  const loaded = known ? `${megabytes(bytes)} of ${megabytes(totalBytes)} MB` : `${megabytes(bytes)} MB`;
  const rest = [amount ?? loaded, ...(detail === undefined ? [] : [detail])].join(' · ');
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
  /** Erases the line, so that other text can be written. */
  readonly clear: () => void;
}

/** A progress bar over a function that writes to a terminal. */
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
