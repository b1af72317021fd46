// The result of a level check: success, or a warning with the possible next steps.
import { CircleCheck, History, TriangleAlert } from 'lucide-react';
import { useEffect, type RefObject } from 'react';
import { levelOf, type Category } from '../../../../domain/levels.ts';
import { messageOf } from '../../../api/api.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { levelNameOf } from '../../../ui/level-badge.tsx';
import type { WordActions } from './failing-words.tsx';
import type { CheckResult } from './level-check.ts';
import { LevelReport } from './level-report.tsx';
import { fitSentence, practiceSentence } from './report-copy.ts';
import type { Elements } from '../../../ui/elements.ts';

const tones = {
  good: { Icon: CircleCheck, frame: 'border-sea/35 bg-sea-wash', ink: 'text-sea' },
  bad: { Icon: TriangleAlert, frame: 'border-loss/35 bg-page', ink: 'text-loss' },
  old: { Icon: History, frame: 'border-line bg-page', ink: 'text-ink-soft' },
};

function Panel({
  tone,
  title,
  heading,
  children,
}: {
  tone: keyof typeof tones;
  title: string;
  heading: RefObject<HTMLHeadingElement | null>;
  children: Elements;
}) {
  const { Icon, frame, ink } = tones[tone];
  return (
    <section
      className={classNames(
        'flex min-w-0 flex-col gap-5 rounded-card border-2 p-4 sm:col-span-2 sm:p-6',
        frame,
      )}
    >
      <h3
        ref={heading}
        tabIndex={-1}
        className="flex items-start gap-3 text-xl leading-snug outline-none"
      >
        <Icon aria-hidden="true" className={classNames('mt-0.5 shrink-0', ink)} />
        <span>{title}</span>
      </h3>
      {children}
    </section>
  );
}

/** Shows the last result. It receives the focus if the owner started the check and has not moved the focus since. */
export function LevelPanel({
  result,
  isOutdated,
  isChecking,
  heading,
  onRetry,
  onUseLevel,
  actions,
  addAnyway,
}: {
  /** Null before the first result. */
  result: CheckResult | null;
  /** Whether the form has changed since the check. */
  isOutdated: boolean;
  isChecking: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  onRetry: () => void;
  onUseLevel: (category: Category) => void;
  actions: WordActions | undefined;
  /** The field for a reason, with its button. */
  addAnyway: Elements;
}) {
  useEffect(() => {
    const { activeElement, body } = document;
    const focusedElement = result?.focusedElement;
    if (focusedElement && [focusedElement, body].includes(activeElement ?? body))
      heading.current?.focus();
  }, [result, heading]);

  if (result === null) return null;
  if (result.preview === null) {
    if (isOutdated) return null;
    return (
      <Panel tone="bad" title="The words could not be checked" heading={heading}>
        <p>
          {`${messageOf(result.error, 'Please try again in a moment.')} What you have typed stays where it is.`}
        </p>
        <Button
          variant="secondary"
          className="self-start"
          busy={isChecking}
          busyText="Checking..."
          onClick={onRetry}
        >
          Try again
        </Button>
      </Panel>
    );
  }
  const { report, fits, fittingLevel } = result.preview;
  const { level, failing, practising } = report;
  if (fits) {
    if (isOutdated) return null;
    return (
      <Panel tone="good" title={fitSentence(report)} heading={heading}>
        <p>
          <span>{practiceSentence(practising.length)}</span>
          {fittingLevel !== null && fittingLevel < level && (
            <span>{` The book can be read from Level ${fittingLevel} on.`}</span>
          )}
        </p>
        <LevelReport report={report} headingAs="h4" />
      </Panel>
    );
  }
  if (isOutdated) {
    // The owner is fixing the words that do not fit, so they stay visible.
    return (
      <Panel tone="old" title="Changed since it was checked" heading={heading}>
        <p>
          This report is about the book as it was before. Check the words again when you are ready.
        </p>
        <LevelReport report={report} headingAs="h4" />
      </Panel>
    );
  }
  const category = `level${fittingLevel}` as Category;
  const never = failing.filter(({ readFrom }) => readFrom === null).length;
  return (
    <Panel
      tone="bad"
      title={`This book does not fit Level ${level}: ${levelNameOf(`level${level}`)}`}
      heading={heading}
    >
      {fittingLevel !== null && fittingLevel > level && (
        <div className="flex flex-col items-start gap-3">
          <p>
            <span>{`All its words ${never > 0 ? `but ${never} ` : ''}can be read from`}</span>{' '}
            <b>{`Level ${levelOf(category)}: ${levelNameOf(category)}`}</b> on.
          </p>
          <Button variant="secondary" onClick={() => onUseLevel(category)}>
            {`Use Level ${fittingLevel}`}
          </Button>
        </div>
      )}
      <LevelReport report={report} headingAs="h4" actions={actions} />
      {addAnyway}
    </Panel>
  );
}
