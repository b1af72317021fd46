import { ArrowLeft } from 'lucide-react';
import { pages } from '../../../contracts/pages.ts';
import { WAY_BACK } from '../../browser/scroll-restoration.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Logo } from '../../ui/logo.tsx';
import { Page } from '../../ui/page.tsx';
import { SiteHeader } from '../../ui/site-header.tsx';

/** Explains in the screen's heading why the book cannot be read. */
export function Message({
  title,
  text,
  retry,
  picture = <Logo className="size-24" />,
}: {
  title: string;
  text?: string;
  retry?: Elements;
  picture?: Elements;
}) {
  return (
    <Page title={title} width="narrow" header={<SiteHeader />}>
      <Card className="my-auto flex flex-col items-center gap-4 text-center">
        {picture}
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        {text !== undefined && <p className="text-lg text-ink-soft">{text}</p>}
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          {retry}
          <ButtonLink
            href={pages.home}
            state={WAY_BACK}
            variant={retry === undefined ? 'primary' : 'secondary'}
          >
            <ArrowLeft aria-hidden="true" />
            Back to Library
          </ButtonLink>
        </div>
      </Card>
    </Page>
  );
}
