// Places the word help as help-placement.ts decides, and again whenever something moves. A sentence
// that is out of view, or leaves no room, is shifted; the text returns to its position when the
// help closes.
import { useLayoutEffect, type RefObject } from 'react';
import { sentenceOf } from './sentence.ts';
import { type Box, placeHelp, type Placement } from './help-placement.ts';

const shifted = ({ left, top, right, bottom }: Box, offset: number): Box => ({
  left,
  top: top + offset,
  right,
  bottom: bottom + offset,
});

const intersect = (box: Box, frame: Box): Box => ({
  left: Math.max(box.left, frame.left),
  top: Math.max(box.top, frame.top),
  right: Math.min(box.right, frame.right),
  bottom: Math.min(box.bottom, frame.bottom),
});

/** Returns how far a box must move vertically to be inside `frame`. */
function offsetIntoView(frame: Box, line: Box): number {
  if (line.top < frame.top) return frame.top - line.top;
  return Math.min(0, frame.bottom - line.bottom);
}

const heightOf = ({ top, bottom }: Box) => bottom - top;

/** The boxes to keep clear, each with the offset of the text. The first one that leaves room is used. */
function candidatesOf(
  visibleArea: Box,
  sentence: Box,
  line: Box,
): { avoid: Box; offset: number }[] {
  const lineOffset = offsetIntoView(visibleArea, line);
  if (heightOf(sentence) > heightOf(visibleArea)) {
    // The sentence is taller than the visible area.
    return [sentence, line].map((avoid) => ({ avoid, offset: lineOffset }));
  }
  const offsets = [
    offsetIntoView(visibleArea, sentence),
    visibleArea.top - sentence.top,
    visibleArea.bottom - sentence.bottom,
  ];
  return [
    ...offsets.map((offset) => ({ avoid: sentence, offset })),
    { avoid: line, offset: lineOffset },
  ];
}

function findPlacement(
  help: HTMLElement,
  word: HTMLElement,
): { placement: Placement; offset: number } | null {
  const page = word.closest('.reader-page')?.getBoundingClientRect();
  const text = word.closest('.reader-text')?.getBoundingClientRect();
  const frame = word.closest('.reader-words')?.getBoundingClientRect();
  if (page === undefined || text === undefined || frame === undefined) return null;
  const screen = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
  const visibleArea = intersect(frame, screen);
  const heights = new Map<number, number>();
  const heightAt = (width: number) => {
    const cached = heights.get(width);
    if (cached !== undefined) return cached;
    help.style.width = `${width}px`;
    heights.set(width, help.offsetHeight);
    return help.offsetHeight;
  };
  const wordBox = word.getBoundingClientRect();
  const { left, right } = text;
  const line = { left, right, top: wordBox.top, bottom: wordBox.bottom };
  for (const { avoid, offset } of candidatesOf(
    visibleArea,
    sentenceOf(word).getBoundingClientRect(),
    line,
  )) {
    const placement = placeHelp({
      areas: [intersect(page, screen), screen],
      word: shifted(wordBox, offset),
      sentence: intersect(shifted(avoid, offset), visibleArea),
      text: intersect(shifted(text, offset), visibleArea),
      heightAt,
    });
    if (placement !== null) return { placement, offset };
  }
  return null;
}

/** `ref` is the help element, which has a fixed position on the screen. */
export function useHelpPlacement(ref: RefObject<HTMLElement | null>, word: HTMLElement): void {
  useLayoutEffect(() => {
    const help = ref.current;
    const text = word.closest<HTMLElement>('.reader-text');
    if (help === null || text === null) return;
    const frame = text.closest('.reader-words');
    const reset = () => {
      text.style.transform = '';
      text.style.paddingBottom = '';
    };
    const updatePlacement = () => {
      reset();
      help.style.maxHeight = 'none';
      const found = findPlacement(help, word);
      if (found === null) return;
      const { left, top, width, maxHeight } = found.placement;
      Object.assign(help.style, {
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        maxHeight: `${maxHeight}px`,
      });
      if (found.offset === 0) return;
      const isScrolled = frame !== null && frame.scrollHeight > frame.clientHeight;
      text.style.transform = `translateY(${found.offset}px)`;
      // Text that moves up ends sooner, so a container scrolled to its end would scroll back.
      if (isScrolled && found.offset < 0) text.style.paddingBottom = `${-found.offset}px`;
    };
    updatePlacement();
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof Node && help.contains(target))) updatePlacement();
    };
    const observer = new ResizeObserver(updatePlacement);
    observer.observe(help);
    observer.observe(text);
    window.addEventListener('resize', updatePlacement);
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', updatePlacement);
      window.removeEventListener('scroll', onScroll, { capture: true });
      reset();
    };
  }, [ref, word]);
}
