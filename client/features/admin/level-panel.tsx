// What the check says of a book that is being typed: good news, or a warning with every way on.
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { levelOf, type Category } from '../../../domain/levels.ts';
import type { Foresight } from '../../../contracts/phonics.ts';
import { messageOf } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { levelNameOf } from '../../ui/level-badge.tsx';
import { LevelReport } from './level-report.tsx';
import { fitWords, practiceWords } from './report-words.ts';

function Panel({
  tone,
  title,
  heading,
  children,
}: {
  tone: 'good' | 'bad';
  title: string;
  heading: Ref<HTMLHeadingElement>;
  children: ReactNode;
}) {
  const Icon = tone === 'good' ? CircleCheck : TriangleAlert;
  return (
    <section
      className={classNames(
        'flex min-w-0 flex-col gap-5 rounded-card border-2 p-4 sm:col-span-2 sm:p-6',
        tone === 'good' ? 'border-sea/35 bg-sea-wash' : 'border-loss/35 bg-page',
      )}
    >
      <h3
        ref={heading}
        tabIndex={-1}
        className="flex items-start gap-3 text-xl leading-snug outline-none"
      >
        <Icon
          aria-hidden="true"
          className={classNames('mt-0.5 shrink-0', tone === 'good' ? 'text-sea' : 'text-loss')}
        />
        <span>{title}</span>
      </h3>
      {children}
    </section>
  );
}

export function LevelPanel({
  foresight,
  error,
  asked,
  onRetry,
  onUseLevel,
  deeds,
  addAnyway,
}: {
  /** Null while there is none of what is typed. */
  foresight: Foresight | null;
  /** Why it could not be had. */
  error: Error | null;
  /** How often it was asked for: the answer to each asking takes the focus. */
  asked: number;
  onRetry: () => void;
  onUseLevel: (category: Category) => void;
  /** What can be done about a word that is taught at no level. */
  deeds: (word: string) => ReactNode;
  /** The field for a reason, and its button. */
  addAnyway: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const answered = useRef(asked);
  useEffect(() => {
    if (answered.current === asked || heading.current === null) return;
    answered.current = asked;
    heading.current.focus();
  });

  if (error !== null) {
    return (
      <Panel tone="bad" title="The words could not be checked" heading={heading}>
        <p>
          {messageOf(error, 'Please try again in a moment.')} What you have typed stays where it is.
        </p>
        <Button variant="secondary" className="self-start" onClick={onRetry}>
          Try again
        </Button>
      </Panel>
    );
  }
  if (foresight === null) return null;
  const { report, fits, fittingLevel } = foresight;
  const { level, failing, practising } = report;
  if (fits) {
    return (
      <Panel tone="good" title={fitWords(report)} heading={heading}>
        <p>
          {practiceWords(practising.length)}
          {fittingLevel !== null &&
            fittingLevel < level &&
            ` The book can be read from Level ${fittingLevel} on.`}
        </p>
        <LevelReport report={report} headingAs="h4" />
      </Panel>
    );
  }
  const category = `level${fittingLevel}` as Category;
  const isHopeless = failing.some(({ readFrom }) => readFrom === null);
  return (
    <Panel
      tone="bad"
      title={`This book does not fit Level ${level}: ${levelNameOf(`level${level}`)}`}
      heading={heading}
    >
      {fittingLevel !== null && fittingLevel > level && (
        <div className="flex flex-col items-start gap-3">
          <p>
            {isHopeless ? 'All its other words can be read' : 'All its words can be read'} from{' '}
            <b>
              Level {levelOf(category)}: {levelNameOf(category)}
            </b>{' '}
            on.
          </p>
          <Button variant="secondary" onClick={() => onUseLevel(category)}>
            Use Level {fittingLevel}
          </Button>
        </div>
      )}
      <LevelReport report={report} headingAs="h4" deeds={deeds} />
      {addAnyway}
    </Panel>
  );
}
