import type { BuildOptions, BuildResult } from 'esbuild'

/** Options of esbuild, and further entry points by the name of their file. */
type More = Omit<BuildOptions, 'entryPoints' | 'outdir'> & { entryPoints?: Record<string, string> }

export function bundleServerInto(outdir: string, more?: More): Promise<BuildResult>

/** Entry points of the operator's commands: their names and their sources. */
export const commands: Record<string, string>
