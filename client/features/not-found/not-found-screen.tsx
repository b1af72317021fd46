import { pages } from '../../../contracts/pages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { SiteHeader } from '../../ui/site-header.tsx';
import { LostPagePicture } from './lost-page-picture.tsx';

export function NotFoundScreen() {
  return (
    <Page
      width="narrow"
      header={<SiteHeader />}
      className="items-center justify-center text-center"
    >
      <LostPagePicture className="w-64 max-w-full lying:w-44" />
      <h1 className="mt-6 text-4xl">Page Not Found</h1>
      <p className="mb-7 mt-3 text-lg text-ink-soft">
        This page is not in our library. It may have moved, or the address has a typing mistake.
      </p>
      <ButtonLink href={pages.home} size="lg">
        Go to the Library
      </ButtonLink>
    </Page>
  );
}
