import { settingGroups } from '../../lib/platform/settings/settings-list.mjs'

const width = 100

const opening = [
  'Every setting of Duedesk; `npm run settings` writes this file. `npm start` reads the environment first, then `.env.local`. What is not set or empty has its default: the one that is told, or else the value shown.',
  'A setting that is wrong is refused at once, by its name.',
]

/** The text of `.env.example`: every setting, commented out, with its default or a sample. */
export const writeExample = () =>
  `${[opening.map(comment).join('\n'), ...settingGroups.map(writeGroup)].join('\n\n')}\n`

const writeGroup = ({ title, settings }) =>
  [comment(`--- ${title} ---`), '', ...settings.flatMap(writeSetting)].join('\n')

const writeSetting = ({ name, says, default: usual, without, sample }) => [
  comment(without ? `${says} Default: ${without}.` : says),
  `#${name}=${usual ?? sample ?? ''}`,
]

/** A text as lines of a comment, broken between words. */
function comment(text) {
  const lines = ['#']
  for (const word of text.split(' ')) {
    if (lines.at(-1).length + 1 + word.length > width) lines.push('#')
    lines[lines.length - 1] += ` ${word}`
  }
  return lines.join('\n')
}

const [begin, end] = ['<!-- settings: `npm run settings` -->', '<!-- end of settings -->']

/** The README with the table of settings as the list has it. */
export function writeTable(readme) {
  const [before, after] = [readme.indexOf(begin), readme.indexOf(end)]
  if (before < 0 || after < before) throw new Error(`README.md: ${begin} and ${end} are missing`)
  return `${readme.slice(0, before + begin.length)}\n\n${tables()}\n\n${readme.slice(after)}`
}

const tables = () =>
  settingGroups
    .map(({ title, settings }) =>
      [`**${title}**`, '', '| setting | default | |', '|---|---|---|', ...settings.map(row)].join(
        '\n',
      ),
    )
    .join('\n\n')

const row = ({ name, says, default: usual, without }) =>
  `| \`${name}\` | ${usual === undefined ? (without ?? '–') : `\`${usual}\``} | ${escapePipes(says)} |`

const escapePipes = (text) => text.replaceAll('|', '\\|')
