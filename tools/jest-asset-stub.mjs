// What a picture or a style sheet is in tests: only its place matters.
export default 'asset';
