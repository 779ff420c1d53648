/** Tells search engines to leave the page out, which concerns one learner. React moves it into the document's head. */
export const NotIndexed = () => <meta name="robots" content="noindex" />;
