// The first page of the reading check: what it is, and how the parent does it.
import type { ReactNode } from 'react';
import wombat from '../../pictures/wombat-with-a-map.svg';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { SiteHeader } from '../../ui/site-header.tsx';

function Rule({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="flex items-start gap-4 lying:gap-3">
      <span
        className="grid size-10 shrink-0 lying:size-7 place-items-center rounded-full bg-sea-wash font-display text-xl font-semibold text-sea-deep"
        aria-hidden="true"
      >
        {number}
      </span>
      <span className="pt-1.5 lying:pt-0">{children}</span>
    </li>
  );
}

/** `name` is the child's name, or 'your child'. */
export function Introduction({
  name,
  onStart,
  onLeave,
}: {
  name: string;
  onStart: () => void;
  onLeave: () => void;
}) {
  return (
    <Page width="narrow" className="lying:max-w-4xl" header={<SiteHeader />}>
      <Card className="my-auto flex flex-col gap-5 lying:gap-3 lying:p-4">
        <div className="flex items-center justify-between gap-4">
          <h1 className="text-3xl sm:text-4xl lying:text-2xl">Where to begin</h1>
          <img
            src={wombat}
            alt=""
            width={120}
            height={96}
            className="w-24 shrink-0 sm:w-32 lying:hidden"
          />
        </div>
        <p className="text-lg lying:text-base">
          {`Two minutes, side by side: ${name} reads a few words to you, and the library suggests the level and the step to begin at. Nothing changes unless you accept it.`}
        </p>
        <ol className="flex flex-col gap-4 lying:gap-1">
          <Rule number={1}>Show the card. Wait five seconds. Do not help.</Rule>
          <Rule number={2}>
            {`Press ‘Read it’ if ${name} read the word alone, and ‘Not yet’ if not. Say nothing about right or wrong.`}
          </Rule>
          <Rule number={3}>Stop whenever you like.</Rule>
        </ol>
        <div className="flex flex-wrap gap-3">
          <Button size="lg" className="grow sm:grow-0" onClick={onStart}>
            Show the first card
          </Button>
          <Button size="lg" variant="quiet" onClick={onLeave}>
            Not now
          </Button>
        </div>
      </Card>
    </Page>
  );
}
