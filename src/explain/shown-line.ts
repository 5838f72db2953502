// Lines of shorthand as they are shown beside an answer.

/** A line to be shown, without the names of its own that it gives an object and never uses: "Clone (as clone-a) enters". */
export function withoutUnusedNames(line: string): string {
  return line.replace(OWN_NAME, (whole, open: string, name: string, close: string) => {
    if (line.split(name).length > 2) return whole;
    if (open === ' (') return close === ')' ? '' : open;
    return close === ')' ? ')' : open;
  });
}

/** " (as clone-a)", ", as clone-a)", " (as clone-a, ". */
const OWN_NAME = /( \(|, )as ([^\s(),;]+)(\)|, )/gu;
