/** Creates an element with children and properties. Names with a hyphen, and `role`, are set as attributes. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Record<string, string | number | boolean> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name === 'role' || name.includes('-')) element.setAttribute(name, String(value));
    else Object.assign(element, { [name]: value });
  }
  element.append(...children);
  return element;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Creates an icon from one SVG path in a 24 by 24 view box. */
export function drawIcon(line: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', line);
  svg.append(path);
  return svg;
}
