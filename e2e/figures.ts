import { origin } from './system-under-test.ts'

/**
 * Sum of a metric of the site over its labels, or over the labels that contain a text
 * (`result="miss"`).
 */
export async function figure(name: string, label = ''): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return text
    .split('\n')
    .filter((line) => new RegExp(`^${name}[ {]`).test(line) && line.includes(label))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}
