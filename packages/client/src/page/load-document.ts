type Loader = (path: string, replace: boolean) => void;

let loader: Loader = (path, replace) => (replace ? location.replace(path) : location.assign(path));

/** Goes to a path of the site by loading its document: nothing stays in this page's memory. */
export function loadDocument(path: string, { replace = false } = {}): void {
  loader(path, replace);
}

/** Replaces what {@link loadDocument} does; for tests, in which no document can be loaded. Returns a function that undoes it. */
export function loadDocumentsWith(next: Loader): () => void {
  const previous = loader;
  loader = next;
  return () => {
    loader = previous;
  };
}
