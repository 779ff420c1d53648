declare module '*?html' {
  const text: string;
  export default text;
}
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.css';
