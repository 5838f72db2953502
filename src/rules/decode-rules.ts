// From the bytes of a rules file to its text: the publisher has used UTF-8 with and without a mark, UTF-16 and Windows-1252.

/** Takes a file's bytes; gives its text without a byte order mark. Bytes that are not UTF-8 are read as Windows-1252. */
export function decodeRules(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  return withoutMark(encoding === 'windows-1252' ? withPunctuation(text) : text);
}

/** Takes a text; gives its lines. A line ends with CR, LF, CRLF or, as in April 2026, CRCRLF. */
export function linesIn(text: string): readonly string[] {
  return text.split(/\r*\n|\r/);
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** Node reads the bytes 80 to 9F as control characters even when told Windows-1252; there they are quotes and dashes. */
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
