// Puts the help with a word where `word-place.ts` says, and again whenever something moves. A sentence that is
// out of sight, or leaves no room, is moved; the text comes back to its place when the help is closed.
import { useLayoutEffect, type RefObject } from 'react';
import { sentenceOf } from './sentence.ts';
import { type Box, placeHelp, type Place } from './word-place.ts';

const moved = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left,
  top: top + by,
  right,
  bottom: bottom + by,
});

const within = (box: Box, frame: Box): Box => ({
  left: Math.max(box.left, frame.left),
  top: Math.max(box.top, frame.top),
  right: Math.min(box.right, frame.right),
  bottom: Math.min(box.bottom, frame.bottom),
});

/** How far a line is to be moved to be in sight. */
function wayInto(frame: Box, line: Box): number {
  if (line.top < frame.top) return frame.top - line.top;
  return Math.min(0, frame.bottom - line.bottom);
}

const heightOf = ({ top, bottom }: Box) => bottom - top;

/** What is not to be covered, and how far the text is moved for it: the first that leaves room is taken. */
function wishesOf(sight: Box, sentence: Box, line: Box): { spared: Box; by: number }[] {
  const toLine = wayInto(sight, line);
  if (heightOf(sentence) > heightOf(sight)) {
    // It is never in sight as a whole.
    return [sentence, line].map((spared) => ({ spared, by: toLine }));
  }
  const ways = [wayInto(sight, sentence), sight.top - sentence.top, sight.bottom - sentence.bottom];
  return [...ways.map((by) => ({ spared: sentence, by })), { spared: line, by: toLine }];
}

function findPlace(help: HTMLElement, word: HTMLElement): { place: Place; by: number } | null {
  const page = word.closest('.reader-page')?.getBoundingClientRect();
  const text = word.closest('.reader-text')?.getBoundingClientRect();
  const frame = word.closest('.reader-words')?.getBoundingClientRect();
  if (page === undefined || text === undefined || frame === undefined) return null;
  const screen = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
  const sight = within(frame, screen);
  const heights = new Map<number, number>();
  const heightAt = (width: number) => {
    const known = heights.get(width);
    if (known !== undefined) return known;
    help.style.width = `${width}px`;
    heights.set(width, help.offsetHeight);
    return help.offsetHeight;
  };
  const wordBox = word.getBoundingClientRect();
  const { left, right } = text;
  const line = { left, right, top: wordBox.top, bottom: wordBox.bottom };
  for (const { spared, by } of wishesOf(sight, sentenceOf(word).getBoundingClientRect(), line)) {
    const place = placeHelp({
      frames: [within(page, screen), screen],
      word: moved(wordBox, by),
      sentence: within(moved(spared, by), sight),
      text: within(moved(text, by), sight),
      heightAt,
    });
    if (place !== null) return { place, by };
  }
  return null;
}

/** `help` is fixed to the screen. */
export function useWordPlace(ref: RefObject<HTMLElement | null>, word: HTMLElement): void {
  useLayoutEffect(() => {
    const help = ref.current;
    const text = word.closest<HTMLElement>('.reader-text');
    if (help === null || text === null) return;
    const frame = text.closest('.reader-words');
    const putBack = () => {
      text.style.transform = '';
      text.style.paddingBottom = '';
    };
    const put = () => {
      putBack();
      help.style.maxHeight = 'none';
      const found = findPlace(help, word);
      if (found === null) return;
      const { left, top, width, maxHeight } = found.place;
      Object.assign(help.style, {
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        maxHeight: `${maxHeight}px`,
      });
      if (found.by === 0) return;
      const isScrolled = frame !== null && frame.scrollHeight > frame.clientHeight;
      text.style.transform = `translateY(${found.by}px)`;
      // A text that is moved up would end sooner, and what is scrolled to its end would come back down.
      if (isScrolled && found.by < 0) text.style.paddingBottom = `${-found.by}px`;
    };
    put();
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof Node && help.contains(target))) put();
    };
    const observer = new ResizeObserver(put);
    observer.observe(help);
    observer.observe(text);
    window.addEventListener('resize', put);
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', put);
      window.removeEventListener('scroll', onScroll, { capture: true });
      putBack();
    };
  }, [ref, word]);
}
