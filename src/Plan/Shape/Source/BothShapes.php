<?php

declare(strict_types=1);

namespace Kiln\Plan\Shape\Source;

use Kiln\Plan\Shape as Model;

/**
 * What is written or read, as one schema: documents of both directions fit it.
 *
 * @internal
 */
final class BothShapes
{
    /** @var array<string, ?Model\Definition> by ids of both; null while one is made */
    private array $definitions = [];

    private function __construct(private readonly Model\Schema $written, private readonly Model\Schema $read) {}

    public static function of(Model\Schema $written, Model\Schema $read): Model\Schema
    {
        $both = new self($written, $read);
        $roots = [];
        foreach ($written->roots as $type => $root) {
            $roots[$type] = $both->shape($root, $read->roots[$type]);
        }

        return Model\Schema::of($roots, \array_filter($both->definitions) + $written->definitions + $read->definitions);
    }

    private function shape(Model\Shape $written, Model\Shape $read): Model\Shape
    {
        return match (true) {
            Model\Parts::of($written) === [] && !$written instanceof Model\Reference && self::areEqual($written, $read) => $written,
            $written instanceof Model\Anything, $read instanceof Model\Anything => new Model\Anything(),
            $written instanceof Model\Nullable, $read instanceof Model\Nullable => new Model\Nullable($this->shape(self::notNull($written), self::notNull($read))),
            $written instanceof Model\Reference && $read instanceof Model\Reference => $this->reference($written, $read),
            $written instanceof Model\Items && $read instanceof Model\Items && $written->isEmpty === $read->isEmpty => new Model\Items($this->shape($written->item, $read->item), $written->isEmpty),
            $written instanceof Model\Members && $read instanceof Model\Members && $written->isEmpty === $read->isEmpty => new Model\Members($this->shape($written->value, $read->value), self::areEqual($written->key, $read->key) ? $written->key : null, $written->isEmpty, $written->isObject),
            $written instanceof Model\Record && $read instanceof Model\Record => $this->record($written, $read),
            $read instanceof Model\Tagged => $this->tagged($written, $read) ?? self::either($written, $read),
            default => self::either($written, $read),
        };
    }

    private static function areEqual(?Model\Shape $one, ?Model\Shape $other): bool
    {
        return \serialize($one) === \serialize($other);
    }

    private static function notNull(Model\Shape $shape): Model\Shape
    {
        return $shape instanceof Model\Nullable ? $shape->inner : $shape;
    }

    private static function either(Model\Shape $written, Model\Shape $read): Model\Shape
    {
        $shapes = [];
        foreach ([$written, $read] as $shape) {
            foreach ($shape instanceof Model\Choice ? $shape->shapes : [$shape] as $one) {
                $shapes[\serialize($one)] = $one;
            }
        }

        $shapes = \array_values($shapes);

        return \count($shapes) === 1 ? $shapes[0] : new Model\Choice($shapes);
    }

    private function reference(Model\Reference $written, Model\Reference $read): Model\Shape
    {
        $one = $this->written->definitions[$written->id];
        $other = $this->read->definitions[$read->id];
        if ($one->class !== $other->class) {
            return self::either($written, $read);
        }
        $id = "{$written->id} {$read->id}";
        if (!\array_key_exists($id, $this->definitions)) {
            $this->definitions[$id] = null;
            $this->definitions[$id] = new Model\Definition($id, $one->class, $this->record($one->record, $other->record), $one->description, $one->isDeprecated, $one->facts);
        }

        return new Model\Reference($id);
    }

    /**
     * What is written is told by its class, what is read by a key.
     */
    private function tagged(Model\Shape $written, Model\Tagged $read): ?Model\Shape
    {
        $references = [];
        foreach ($written instanceof Model\Choice ? $written->shapes : [$written] as $shape) {
            if (!$shape instanceof Model\Reference) {
                return null;
            }
            $references[$this->written->definitions[$shape->id]->class] = $shape;
        }
        $used = [];
        $both = function (Model\Reference $case) use ($references, &$used): Model\Reference {
            $class = $this->read->definitions[$case->id]->class;
            $merged = isset($references[$class]) ? $this->reference($references[$class], $case) : $case;
            $used[$class] = true;

            return $merged instanceof Model\Reference ? $merged : $case;
        };
        $tagged = new Model\Tagged($read->key, \array_map($both, $read->cases), $read->fallback === null ? null : $both($read->fallback));

        return \array_diff_key($references, $used) === [] ? $tagged : null;
    }

    private function record(Model\Record $written, Model\Record $read): Model\Record
    {
        $members = $prefixed = [];
        foreach ($written->members + $read->members as $key => $member) {
            $one = $written->members[$key] ?? null;
            $other = $read->members[$key] ?? null;
            $members[$key] = match (true) {
                $one === null => self::only($member, isWritten: false),
                $other === null => self::only($member, isWritten: true),
                default => new Model\Member(
                    $key,
                    $this->shape($one->shape, $other->shape),
                    $one->isRequired && $other->isRequired,
                    $other->aliases,
                    $one->description ?? $other->description,
                    $one->isDeprecated || $other->isDeprecated,
                    $other->default,
                    $one->selected,
                    $one->isLeftOutEmpty,
                    $one->isLeftOutNull,
                    facts: $one->facts,
                    initial: $one->initial,
                ),
            };
        }
        foreach ($written->prefixed + $read->prefixed as $prefix => $shape) {
            $prefixed[$prefix] = isset($written->prefixed[$prefix], $read->prefixed[$prefix]) ? $this->shape($written->prefixed[$prefix], $read->prefixed[$prefix]) : $shape;
        }

        return new Model\Record($members, $prefixed, $written->isOpen || $read->isOpen);
    }

    private static function only(Model\Member $member, bool $isWritten): Model\Member
    {
        return new Model\Member($member->key, $member->shape, false, $member->aliases, $member->description, $member->isDeprecated, $member->default, $member->selected, $member->isLeftOutEmpty, $member->isLeftOutNull, $isWritten, !$isWritten, $member->facts, $member->initial);
    }
}
