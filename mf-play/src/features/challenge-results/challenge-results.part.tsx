import { lazy, Suspense } from 'react';

const LazyResults = lazy(async () => ({
  default: (await import('./challenge-results.tsx')).ChallengeResults,
}));

/** The results of a challenge; their code is loaded on a challenge's page only. */
export function ChallengeResultsPart({ slug }: { readonly slug: string }) {
  return (
    <Suspense>
      <LazyResults slug={slug} />
    </Suspense>
  );
}
