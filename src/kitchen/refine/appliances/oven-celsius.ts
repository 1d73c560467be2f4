/** Returns the heat of an oven or an air fryer in °C, to the nearest 5 degrees of its dial. */
export const ovenCelsius = (fahrenheit: number): number => Math.round(((fahrenheit - 32) * 5) / 9 / 5) * 5
