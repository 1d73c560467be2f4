export function filesBelow(folder: string): string[]
export function sourceHash(): string
