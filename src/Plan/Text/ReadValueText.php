<?php

declare(strict_types=1);

namespace Kiln\Plan\Text;

use Kiln\Plan\Read\AnyArray;
use Kiln\Plan\Read\Anything;
use Kiln\Plan\Read\ArrayObjectOf;
use Kiln\Plan\Read\BytesFrom;
use Kiln\Plan\Read\Coerced;
use Kiln\Plan\Read\CollectionOf;
use Kiln\Plan\Read\Convert;
use Kiln\Plan\Read\DateFrom;
use Kiln\Plan\Read\Discriminated;
use Kiln\Plan\Read\EnumFrom;
use Kiln\Plan\Read\IntervalFrom;
use Kiln\Plan\Read\IteratorOf;
use Kiln\Plan\Read\ListOf;
use Kiln\Plan\Read\MapOf;
use Kiln\Plan\Read\Nullable;
use Kiln\Plan\Read\NullOnly;
use Kiln\Plan\Read\ObjectOf;
use Kiln\Plan\Read\OneOf;
use Kiln\Plan\Read\OptionalOf;
use Kiln\Plan\Read\PopulateOrCreate;
use Kiln\Plan\Read\RawFrom;
use Kiln\Plan\Read\ReadNode;
use Kiln\Plan\Read\RefillOrCreate;
use Kiln\Plan\Read\Scalar;
use Kiln\Plan\Read\ShapeElement;
use Kiln\Plan\Read\ShapeOf;
use Kiln\Plan\Read\StdClassOf;
use Kiln\Plan\Read\UnionCase;
use Kiln\Plan\Read\ValueFrom;
use Kiln\Type\ScalarKind;

/**
 * What a value is read from and becomes, as a phrase.
 *
 * @internal
 */
final readonly class ReadValueText
{
    public function __construct(private ObjectNames $names) {}

    public function of(ReadNode $node): string
    {
        return match ($node::class) {
            Scalar::class => $this->scalar($node),
            Nullable::class => $this->of($node->inner) . ' or null',
            NullOnly::class => 'null',
            ListOf::class => 'list of ' . Words::within($this->of($node->item)),
            MapOf::class => 'map of ' . Words::within($this->of($node->value)) . match (true) {
                $node->cases !== null => ', with keys of ' . $this->of($node->cases),
                $node->key === ScalarKind::Int => ', with integer keys',
                default => '',
            },
            AnyArray::class => 'list or map, as an array',
            ShapeOf::class => Words::shape($node, array_map(fn(ShapeElement $element): string => $this->of($element->value), $node->elements)) . ($node->rejectsUnknown ? ' and no other key' : ''),
            IteratorOf::class => $this->of($node->array) . ', as an ArrayIterator',
            ArrayObjectOf::class, CollectionOf::class => $this->of($node->array) . ", as {$node->class}",
            StdClassOf::class => 'map, as stdClass' . ($node->keepsEmptyObjects ? ', with empty objects inside' : ''),
            DateFrom::class => $this->date($node),
            BytesFrom::class => $node->isLeaf ? 'bytes, also from text' : 'bytes from base64',
            IntervalFrom::class => 'DateInterval from ' . ($node->format === null ? 'ISO 8601' : Words::literal($node->format)),
            EnumFrom::class => $node->class . ($node->byName ? ' by name' : ' by value'),
            ObjectOf::class => $this->names->of($node->plan, $node->class),
            Discriminated::class => $this->discriminated($node),
            OneOf::class => $this->oneOf($node),
            PopulateOrCreate::class => $this->of($node->create) . ', filled where there is one already',
            RefillOrCreate::class => $this->of($node->create) . ', or into the one that is there already',
            OptionalOf::class => 'Optional of ' . Words::within($this->of($node->inner)),
            ValueFrom::class => "{$node->class} from " . Words::within($this->of($node->value)) . " by {$node->maker}::{$node->method}()",
            Coerced::class => $this->of($node->inner) . ', also from text',
            Convert::class => Words::converter($node->converter),
            RawFrom::class => 'JSON as it stands',
            Anything::class => 'anything, as it is' . ($node->keepsEmptyObjects ? ', with empty objects' : ''),
        };
    }

    private function scalar(Scalar $node): string
    {
        $widens = \in_array(ScalarKind::Float, $node->kinds, true) && !\in_array(ScalarKind::Int, $node->kinds, true);

        return Words::kinds($node->kinds) . ($widens ? ', also from int' : '');
    }

    private function date(DateFrom $node): string
    {
        return "{$node->class} from " . implode(' or ', array_map(static fn(string $format): string => $format === '' ? 'RFC 3339' : Words::literal($format), $node->formats === [] ? [''] : $node->formats))
            . ($node->timezone === null ? '' : ", in {$node->timezone} unless it says otherwise");
    }

    private function discriminated(Discriminated $node): string
    {
        $cases = [];
        foreach ($node->cases as $value => $case) {
            $cases[] = Words::literal((string) $value) . ' ' . $this->of($case);
        }

        return "{$node->class} by " . Words::literal($node->field) . ': ' . implode(', ', $cases) . ($node->fallback === null ? '' : ', else ' . $this->of($node->fallback));
    }

    private function oneOf(OneOf $node): string
    {
        return implode(' or ', array_map(fn(UnionCase $case): string => $this->of($case->value) . Words::condition($case->guard), $node->cases));
    }
}
