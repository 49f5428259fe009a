declare module '*.js?minified' {
  const script: string;
  export default script;
}
