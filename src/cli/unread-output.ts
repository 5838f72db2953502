// The end of a command whose output nobody reads any more: `npm run study | head`.

/** The exit code of a process that a shell counts as ended by SIGPIPE: 128, and the signal's number. */
export const UNREAD_OUTPUT = 141;

/** A stream that tells its errors, such as standard output. */
interface Output {
  readonly on: (event: 'error', listener: (error: NodeJS.ErrnoException) => void) => unknown;
}

/** Ends the process, as other commands of a pipe end, once the reader of `output` has closed it; throws any other error. */
export function endWhenUnread(output: Output, end: (code: number) => void): void {
  output.on('error', error => {
    if (error.code !== 'EPIPE') throw error;
    end(UNREAD_OUTPUT);
  });
}
