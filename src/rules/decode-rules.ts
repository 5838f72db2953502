// Decoding of rules files: the publisher has used UTF-8 with and without a byte order mark, UTF-16 and Windows-1252.

/** The text of a file's bytes, without a byte order mark. Bytes that are not UTF-8 are read as Windows-1252. */
export function decodeRules(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  return withoutMark(encoding === 'windows-1252' ? withPunctuation(text) : text);
}

/** The lines of a text. A line ends with CR, LF, CRLF or, as in April 2026, CRCRLF. */
export function linesIn(text: string): readonly string[] {
  return text.split(/\r*\n|\r/);
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** Node decodes the bytes 80 to 9F as control characters even for Windows-1252, where they are quotes and dashes. */
function withPunctuation(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, control => PUNCTUATION[control.charCodeAt(0) - 0x80] ?? control);
}

const PUNCTUATION = [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'];

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
