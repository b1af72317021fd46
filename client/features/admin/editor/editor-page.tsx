import { ArrowLeft } from 'lucide-react';
import { pages } from '../../../../contracts/pages.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { SiteHeader } from '../../../ui/site-header.tsx';
import { LeaveQuestion } from '../drafts/leave-question.tsx';
import type { Elements } from '../../../ui/elements.ts';

export function EditorPage({ heading, children }: { heading: string; children: Elements }) {
  return (
    <Page width="wide" header={<SiteHeader />} heading={heading}>
      <ButtonLink href={pages.admin} variant="quiet" className="mb-4 px-3! self-start">
        <ArrowLeft aria-hidden="true" />
        All books
      </ButtonLink>
      {children}
      <LeaveQuestion />
    </Page>
  );
}
