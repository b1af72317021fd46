// Makes a picture smaller: equal groups are drawn once, and paths take fewer characters.

/** Shorter groups cost more as a reference than as themselves. */
const SHORTEST = 90;

/** Returns the text of every group, inner ones too. */
function groupsOf(svg: string): string[] {
  const open: number[] = [];
  return [...svg.matchAll(/<g\b[^<>]*>|<\/g>/g)].flatMap(({ 0: tag, index }) => {
    if (tag !== '</g>') {
      open.push(index);
      return [];
    }
    return [svg.slice(open.pop() ?? 0, index + tag.length)];
  });
}

/** Writes the data of paths in fewer characters: no space before a minus, no nought before a point. */
export const shorten = (drawing: string) =>
  drawing.replace(/ d="[^"]*"/g, (path) =>
    path.replace(/(?<=[\d.]) -/g, '-').replace(/(?<![\d.])0(?=\.)/g, ''),
  );

/** Returns the drawing with references in the place of equal groups, and the groups that they refer to. */
export function drawOnce(drawing: string): { definitions: string; body: string } {
  const definitions: string[] = [];
  let body = drawing;
  for (;;) {
    const counts = new Map<string, number>();
    for (const text of groupsOf(body)) counts.set(text, (counts.get(text) ?? 0) + 1);
    const [longest] = [...counts]
      .filter(([text, count]) => count > 1 && text.length > SHORTEST)
      .toSorted(([a], [b]) => b.length - a.length);
    if (longest === undefined) return { definitions: definitions.join(''), body };
    const id = `shared-${definitions.length + 1}`;
    body = body.replaceAll(longest[0], `<use href="#${id}"/>`);
    definitions.push(`<g id="${id}">${longest[0]}</g>`);
  }
}
