import { build } from 'esbuild'

/** Bundles a bare page's script with React, for production, as one text. */
export async function bareBundle(source: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const [script] = outputFiles
  if (!script) throw new Error('nothing was bundled')
  return script.text
}
