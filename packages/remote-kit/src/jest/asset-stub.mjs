// Stands in for a picture or a style sheet in tests: only its existence matters.
export default 'asset';
