// Shows the report on a book's words.
import type { BookReport } from '../../../../contracts/phonics.ts';
import { levelAndStep } from '../../../../domain/teaching-steps.ts';
import { FailingWords, type WordActions } from './failing-words.tsx';
import { wordCount, formatPercent, practiseVerb } from './report-copy.ts';
import type { Elements } from '../../../ui/elements.ts';

function Figures({ level, decodable, withHeartWords, practising }: BookReport) {
  const figures = [
    { figure: formatPercent(decodable), meaning: 'sounded out' },
    { figure: formatPercent(withHeartWords), meaning: 'with heart words' },
    { figure: practising.length, meaning: `${practiseVerb(practising.length)} Level ${level}` },
  ];
  return (
    <dl className="flex gap-x-5 sm:gap-x-8">
      {figures.map(({ figure, meaning }) => (
        <div key={meaning} className="flex flex-col-reverse justify-end">
          <dt className="text-[0.95rem] text-ink-soft">{meaning}</dt>
          <dd className="font-display text-2xl font-semibold">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

function Folded({ summary, children }: { summary: string; children: Elements }) {
  return (
    <details>
      <summary className="min-h-12 rounded-lg py-3 font-bold text-sea-deep">{summary}</summary>
      {children}
    </details>
  );
}

/** `headingAs` is the element of the headings inside. */
export function LevelReport({
  report,
  headingAs: Heading,
  actions,
}: {
  report: BookReport;
  headingAs: 'h3' | 'h4';
  /** The actions for a word that is taught at no level. */
  actions?: WordActions | undefined;
}) {
  const { failing, practising, ambiguous, level } = report;
  const later = failing.filter(({ readFrom }) => readFrom !== null);
  const never = failing.filter(({ readFrom }) => readFrom === null);
  return (
    <div className="flex flex-col gap-5">
      <Figures {...report} />
      {report.step !== null && (
        <p>
          <span>The step of its words is </span>
          <b>{levelAndStep(report.step)}</b>
        </p>
      )}
      {later.length > 0 && (
        <div>
          <Heading className="font-display text-lg font-semibold">
            {`${wordCount(later.length)} to be taught later`}
          </Heading>
          <FailingWords words={later} />
        </div>
      )}
      {never.length > 0 && (
        <div>
          <Heading className="font-display text-lg font-semibold">
            {`${wordCount(never.length)} taught at no level`}
          </Heading>
          {actions !== undefined && (
            <p className="mt-1 max-w-prose text-ink-soft">
              Teach such a word whole, as a heart word; or say how it sounds; or change the text.
            </p>
          )}
          <FailingWords words={never} actions={actions} />
        </div>
      )}
      <div>
        {practising.length > 0 && (
          <Folded
            summary={`${wordCount(practising.length)} that ${practiseVerb(practising.length)} Level ${level}`}
          >
            <p translate="no" className="max-w-prose">
              {practising.join(', ')}
            </p>
          </Folded>
        )}
        {ambiguous.length > 0 && (
          <Folded summary={`${wordCount(ambiguous.length)} said in more than one way`}>
            <p translate="no" className="max-w-prose">
              {ambiguous.join(', ')}
            </p>
            <p className="mt-1 max-w-prose text-ink-soft">
              The easiest way counts. Check that it is the one the story means.
            </p>
          </Folded>
        )}
      </div>
    </div>
  );
}
