// What a finished book has brought: the star, or its paw prints if it has its star already, the counter, and the medal.
import { useLayoutEffect, useRef, useState } from 'react';
import type { Completion } from '../../../contracts/progress.ts';
import { achievements } from '../../../domain/achievements.ts';
import { MOST_PAW_PRINTS } from '../../../domain/rereading.ts';
import { medalOf } from '../../ui/medal-kinds.ts';
import { MedalDrawing } from '../../ui/medal.tsx';
import { Paw } from '../../ui/paw.tsx';
import { Star, StarCount } from '../../ui/star.tsx';
import { medalCopy } from './completion-copy.ts';

function Prints({ pawPrints, isNewPrint }: Pick<Completion, 'pawPrints' | 'isNewPrint'>) {
  return (
    <span className="celebration-prints">
      {Array.from({ length: MOST_PAW_PRINTS }, (_, at) => (
        <Paw
          key={at}
          isFilled={at < pawPrints}
          className={isNewPrint && at === pawPrints - 1 ? 'celebration-new-print' : ''}
        />
      ))}
    </span>
  );
}

function Medal({ titles }: { titles: readonly string[] }) {
  const [rarest] = titles;
  const id = achievements.find(({ title }) => title === rarest)?.id ?? '';
  return (
    <span className="celebration-medal">
      <MedalDrawing medal={medalOf(id)} earned className="w-8 shrink-0" />
      <span>
        <b>New medal</b>
        <span>{medalCopy(titles)}</span>
      </span>
    </span>
  );
}

/** Sets the way of the small star, from the large one to the counter. */
function useFlight(isFlying: boolean) {
  const star = useRef<HTMLSpanElement>(null);
  const counter = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!isFlying || star.current === null || counter.current === null) return;
    const from = star.current.getBoundingClientRect();
    const to = counter.current.getBoundingClientRect();
    const way = [
      to.left + to.height / 2 - (from.left + from.width / 2),
      to.top + to.height / 2 - (from.top + from.height / 2),
    ];
    star.current.style.setProperty('--celebration-way', way.map((px) => `${px}px`).join());
  }, [isFlying]);
  return { star, counter };
}

/** Decorative: the status of the dialog says all of it. */
export function Prize({ completion }: { completion: Completion }) {
  const { starAwarded, totalStars, achievements: titles } = completion;
  const [hasLanded, setHasLanded] = useState(!starAwarded);
  const { star, counter } = useFlight(starAwarded);
  return (
    <>
      <div
        aria-hidden="true"
        className={starAwarded ? 'celebration-sky' : 'celebration-sky celebration-again'}
      >
        <span className="celebration-rays" />
        {starAwarded ? <Star className="celebration-star" /> : <Prints {...completion} />}
        {!hasLanded && (
          <span ref={star} className="celebration-flight" onAnimationEnd={() => setHasLanded(true)}>
            <Star className="size-10" />
          </span>
        )}
      </div>
      <div aria-hidden="true" className="celebration-got">
        <span ref={counter}>
          <StarCount
            total={hasLanded ? totalStars : totalStars - 1}
            className={starAwarded && hasLanded ? 'celebration-landed' : ''}
          />
        </span>
        {titles.length > 0 && <Medal titles={titles} />}
      </div>
    </>
  );
}
