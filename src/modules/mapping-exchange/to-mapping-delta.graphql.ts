/** Converts a mapping delta to its GraphQL view. */
import type { FrameworkKey } from '../mapping/domain/control.js';
import type {
  Delta,
  HeldControl,
  HeldLink,
  MeasureDelta,
  MeasureStanding,
} from '../mapping/domain/delta.js';
import { measureNode } from '../mapping/domain/graph-node.js';
import type { MappingEdge } from '../mapping/domain/mapping-edge.js';
import { message, type Message } from '../../shared/message.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import type {
  HeldLineView,
  HeldLinkView,
  MappingDeltaView,
  MeasureDeltaView,
} from './delta.graphql.js';
import { toLinkView, toNodeView, type EndsOf } from '../../shared/graphql/to-graph-link.js';

/** Controls listed as next steps; `missing` has all of them. */
const STEPS_NAMED = 3;

export const toLine = ({ line, ref }: HeldControl): HeldLineView => ({ line, control: ref });

function stepsOf(delta: MeasureDelta, nameOf: (edge: MappingEdge) => string): Message[] {
  const named = delta.missing
    .slice(0, STEPS_NAMED)
    .map((edge) => message('graph:delta.put_in_place', { control: nameOf(edge) }));
  const others = delta.missing.length - named.length;
  return [
    ...named,
    ...(others > 0 ? [message('graph:delta.and_others', { others })] : []),
    message(delta.missing.length === 0 ? 'graph:delta.keep' : 'graph:delta.then_beyond'),
  ];
}

export class DeltaTeller {
  constructor(
    private readonly endsOf: EndsOf,
    private readonly localizer: Localizer,
  ) {}

  report(framework: FrameworkKey, delta: Delta): MappingDeltaView {
    const count = (standing: MeasureStanding) =>
      delta.measures.filter((one) => one.standing === standing).length;
    return {
      framework,
      covered: count('covered'),
      partly: count('partly'),
      open: count('open'),
      measures: delta.measures.map((one) => this.measure(framework, one)),
      unknown: delta.unknown.map(toLine),
      repeated: delta.repeated.map(toLine),
      note: this.localizer.t('graph:delta.note'),
      language: this.localizer.language,
      receipt: null,
    };
  }

  private measure(framework: FrameworkKey, delta: MeasureDelta): MeasureDeltaView {
    const { localizer } = this;
    const { measure, share } = delta;
    return {
      measure: toNodeView(measureNode(measure), localizer),
      standing: delta.standing,
      shareLow: share.low,
      shareHigh: share.high,
      held: delta.held.map((one) => this.held(one)),
      missing: delta.missing.map((edge) => toLinkView(edge, this.endsOf, localizer)),
      // Gaps beyond a certificate are known only for ISO/IEC 27001.
      beyond: framework === 'iso27001' ? localizer.localize(measure.gap) : null,
      nextSteps: stepsOf(delta, (edge) => this.nameOf(edge)).map(localizer.localize),
      warnings: delta.excluded.map((edge) =>
        localizer.t('graph:delta.excluded', { control: this.nameOf(edge) }),
      ),
      sources: localizer.sources(measure.sources),
    };
  }

  private held({ edge, held }: HeldLink): HeldLinkView {
    const link = toLinkView(edge, this.endsOf, this.localizer);
    return { control: link.control, status: held.state, note: held.note, link };
  }

  private nameOf(edge: MappingEdge): string {
    const { control } = this.endsOf(edge);
    const { ref, title } = toNodeView(control, this.localizer);
    return title === null ? ref : `${ref} (${title})`;
  }
}
