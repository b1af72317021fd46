import { pages } from '../../../contracts/pages.ts';
import { AFTER_EMAIL, AFTER_GOOGLE } from '../../auth/redirect-delay.ts';
import { GoogleButton } from '../../auth/google-button.tsx';
import { useEntryRedirect } from '../../auth/use-entry-redirect.tsx';
import { Agreement } from '../../billing/agreement.tsx';
import { ShopLinks } from '../../billing/shop-links.tsx';
import { Card } from '../../ui/card.tsx';
import { OrDivider } from '../../ui/or-divider.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { Page } from '../../ui/page.tsx';
import { SiteHeader } from '../../ui/site-header.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export function SignUpScreen() {
  const entry = useEntryRedirect();
  if (entry.problem) return entry.problem;
  if (entry.passing) return <PageSkeleton />;
  return (
    <Page width="normal" className="max-w-3xl" header={<SiteHeader />}>
      <h1 className="text-center text-4xl">Create an account</h1>
      <p className="mb-6 mt-2 text-center text-lg text-ink-soft">
        A grown-up fills this in. The reading is all your child's.
      </p>
      <Card className="flex flex-col gap-6">
        <GoogleButton text="Sign Up With Google" onStart={() => entry.begin(AFTER_GOOGLE)} />
        <OrDivider />
        <SignUpForm onSubmit={() => entry.begin(AFTER_EMAIL)} />
        <Agreement />
        <p className="text-center">
          <TextLink href={pages.home}>Already have an account? Sign In</TextLink>
        </p>
      </Card>
      <ShopLinks className="mt-6 justify-center" />
    </Page>
  );
}
