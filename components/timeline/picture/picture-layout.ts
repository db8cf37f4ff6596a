import type { Clock } from '../clock'
import {
  inOrder,
  isBand,
  type TimelineItem,
  type TimelineLane,
  type TimelineNow,
} from '../timeline-item'
import { type Band, bandsOf } from './bands'
import { type Mark, marksOf } from './clusters'
import { labelText } from './label-text'
import { type Box, labelPlaces, type Wanting } from './labels'
import { type Scale, scaleOf } from './scale'
import { textWidth } from './text-width'
import { type Tick, ticksOf } from './ticks'

/**
 * Where everything of the picture lies, in pixels of the track, which is what stands right of the
 * names of the lanes.
 */
export type PictureLayout = {
  width: number
  scale: Scale
  nowBox: Box
  nowX: number
  ticks: Tick[]
  lanes: LaneLayout[]
}

export type LaneLayout = {
  lane: TimelineLane
  height: number
  marks: Mark<TimelineItem>[]
  bands: PlacedBand[]
  labels: Label[]
}

export type PlacedBand = Band<TimelineItem> & { top: number }

export type Label = { items: TimelineItem[]; title: string; time: string; box: Box }

/** The middle of a lane's line, and of what lies on it. */
export const lineAt = 24
const markHalf = 8
const bandHeight = 10
const rowHeight = 13
const aboveAt = 0
const belowAt = 36
const labelMost = 280

type Told = {
  lanes: readonly TimelineLane[]
  items: readonly TimelineItem[]
  now: TimelineNow
  clock: Clock
  width: number
}

/**
 * Places what is told on a track of so many pixels. The same input gives the same picture, on a
 * server as in a browser.
 */
export function pictureLayout({ lanes, items, now, clock, width }: Told): PictureLayout {
  const scale = scaleOf(
    [now.order, ...items.flatMap(({ order, until }) => (until ? [order, until.order] : [order]))],
    width,
  )
  const year = new Date(clock.wall(now.order)).getUTCFullYear()
  const nowX = scale.at(now.order)
  const nowBox = boxOfNow(nowX, textWidth(now.words, 11) + 12, width)
  const place: Placing = {
    scale,
    width,
    nowX,
    words: (mark) => labelText(mark, clock, year, isShort(scale)),
  }
  return {
    width,
    scale,
    nowX,
    nowBox,
    ticks: ticksOf(scale, clock, year, width, nowBox),
    lanes: lanes.map((lane) =>
      laneLayout(
        lane,
        items.filter((item) => item.lane === lane.id),
        place,
      ),
    ),
  }
}

type Placing = {
  scale: Scale
  width: number
  nowX: number
  words: (items: readonly TimelineItem[]) => { title: string; time: string }
}

function laneLayout(
  lane: TimelineLane,
  items: readonly TimelineItem[],
  { scale, width, nowX, words }: Placing,
): LaneLayout {
  const lasting = inOrder(items.filter(isBand)).map((item) => ({
    item,
    left: scale.at(item.order),
    right: scale.at(item.until!.order),
  }))
  const { bands, over } = bandsOf(lasting)
  const points = inOrder(items.filter((item) => !isBand(item) || over.includes(item)))
  const marks = marksOf(
    points.map((item) => ({ item, x: scale.at(item.order) })),
    width,
  )
  const rows = rowsBelow(bands, marks)
  const placed = bands.map((band) => ({
    ...band,
    top: rows === 0 ? lineAt - bandHeight / 2 : belowAt + band.row * rowHeight,
  }))
  const tops = [belowAt + rows * rowHeight, aboveAt]
  return {
    lane,
    height: belowAt + rows * rowHeight + 24,
    marks,
    bands: placed,
    labels: labelsOf([...marks, ...placed.map(({ item, ...box }) => ({ items: [item], ...box }))], {
      tops,
      width,
      nowX,
      words,
    }),
  }
}

/** Bands lie on the line itself where nothing else would lie on them, and below it otherwise. */
function rowsBelow(
  bands: readonly Band<TimelineItem>[],
  marks: readonly Mark<TimelineItem>[],
): number {
  const rows = Math.max(0, ...bands.map(({ row }) => row + 1))
  const isFree = bands.every((band) =>
    marks.every((mark) => mark.right + 2 < band.left || band.right + 2 < mark.left),
  )
  return rows === 1 && isFree ? 0 : rows
}

type Labelled = { items: TimelineItem[]; left: number; right: number }

function labelsOf(
  labelled: readonly Labelled[],
  { tops, width, nowX, words }: Omit<Placing, 'scale'> & { tops: readonly number[] },
): Label[] {
  const ranked = labelled
    .toSorted((one, other) => rank(one) - rank(other) || one.left - other.left)
    .map((one) => ({ ...one, ...words(one.items) }))
  const wanting = ranked.map(
    ({ left, right, title, time }): Wanting => ({
      left,
      right,
      tops,
      width: Math.min(labelMost, textWidth(title, 12) + textWidth(` ${time}`, 11)),
    }),
  )
  const nowLine = { left: nowX, right: nowX + 1, top: 0, bottom: Number.POSITIVE_INFINITY }
  return labelPlaces(wanting, [nowLine], width).flatMap((box, at) => {
    const { items, title, time } = ranked[at]!
    return box ? [{ items, title, time, box }] : []
  })
}

/** What failed is named before what went well, where there is no room for all. */
const rank = ({ items }: Labelled) => (items.some(({ verdict }) => verdict === 'fail') ? 0 : 1)

function boxOfNow(x: number, size: number, width: number): Box {
  const left = Math.max(0, Math.min(width - size, x - size / 2))
  return { left, right: left + size, top: 0, bottom: 2 * markHalf }
}

/** Labels name the time of day only where the axis is short enough for it to matter. */
const isShort = ({ stretches }: Scale) =>
  stretches.reduce((sum, { from, to }) => sum + to - from, 0) < 60 * 86_400_000
