import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { SiteHeader } from '../../../ui/site-header.tsx';
import { wayBack } from '../drafts/way-back.ts';
import { LeaveQuestion } from '../drafts/leave-question.tsx';
import type { Elements } from '../../../ui/elements.ts';

export function EditorPage({
  heading,
  bookId,
  children,
}: {
  heading: string;
  /** The id of a stored book; undefined for a new one. */
  bookId?: string;
  children: Elements;
}) {
  const { href, name } = wayBack(bookId);
  return (
    <Page width="wide" header={<SiteHeader />} heading={heading}>
      <ButtonLink href={href} variant="quiet" className="mb-4 px-3! self-start">
        <ArrowLeft aria-hidden="true" />
        <span>{name}</span>
      </ButtonLink>
      {children}
      <LeaveQuestion />
    </Page>
  );
}
