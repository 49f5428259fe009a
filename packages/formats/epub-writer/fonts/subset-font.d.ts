declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype' | 'woff2';
      noHinting?: boolean;
      keepFeatures?: string[];
      preserveNameIds?: number[];
      dropTables?: string[];
    },
  ): Promise<Buffer>;
}
