<?php

declare(strict_types=1);

namespace Kiln\Plan\Text;

use Kiln\Plan\Read;
use Kiln\Type\ScalarKind;

/**
 * What a value is read from and becomes, as a phrase.
 *
 * @internal
 */
final readonly class ReadValueText
{
    public function __construct(private ObjectNames $names) {}

    public function of(Read\ReadNode $node): string
    {
        return match ($node::class) {
            Read\Scalar::class => $this->scalar($node),
            Read\Nullable::class => $this->of($node->inner) . ' or null',
            Read\NullOnly::class => 'null',
            Read\ListOf::class => 'list of ' . Words::within($this->of($node->item)),
            Read\MapOf::class => 'map of ' . Words::within($this->of($node->value)) . match (true) {
                $node->cases !== null => ', with keys of ' . $this->of($node->cases),
                $node->key === ScalarKind::Int => ', with integer keys',
                default => '',
            },
            Read\AnyArray::class => 'list or map, as an array',
            Read\ShapeOf::class => Words::shape($node, \array_map(fn(Read\ShapeElement $element): string => $this->of($element->value), $node->elements)) . ($node->rejectsUnknown ? ' and no other key' : ''),
            Read\IteratorOf::class => $this->of($node->array) . ', as an ArrayIterator',
            Read\ArrayObjectOf::class, Read\CollectionOf::class => $this->of($node->array) . ", as {$node->class}",
            Read\StdClassOf::class => 'map, as stdClass' . ($node->keepsEmptyObjects ? ', with empty objects inside' : ''),
            Read\DateFrom::class => $this->date($node),
            Read\BytesFrom::class => $node->isLeaf ? 'bytes, also from text' : 'bytes from base64',
            Read\IntervalFrom::class => 'DateInterval from ' . ($node->format === null ? 'ISO 8601' : Words::literal($node->format)),
            Read\EnumFrom::class => $node->class . ($node->byName ? ' by name' : ' by value'),
            Read\ObjectOf::class => $this->names->of($node->plan, $node->class),
            Read\Discriminated::class => $this->discriminated($node),
            Read\OneOf::class => $this->oneOf($node),
            Read\PopulateOrCreate::class => $this->of($node->create) . ', filled where there is one already',
            Read\RefillOrCreate::class => $this->of($node->create) . ', or into the one that is there already',
            Read\OptionalOf::class => 'Optional of ' . Words::within($this->of($node->inner)),
            Read\ValueFrom::class => "{$node->class} from " . Words::within($this->of($node->value)) . " by {$node->maker}::{$node->method}()",
            Read\Coerced::class => $this->of($node->inner) . ', also from text',
            Read\Convert::class => Words::converter($node->converter),
            Read\RawFrom::class => 'JSON as it stands',
            Read\Anything::class => 'anything, as it is' . ($node->keepsEmptyObjects ? ', with empty objects' : ''),
        };
    }

    private function scalar(Read\Scalar $node): string
    {
        $widens = \in_array(ScalarKind::Float, $node->kinds, true) && !\in_array(ScalarKind::Int, $node->kinds, true);

        return Words::kinds($node->kinds) . ($widens ? ', also from int' : '');
    }

    private function date(Read\DateFrom $node): string
    {
        return "{$node->class} from " . \implode(' or ', \array_map(static fn(string $format): string => $format === '' ? 'RFC 3339' : Words::literal($format), $node->formats === [] ? [''] : $node->formats))
            . ($node->timezone === null ? '' : ", in {$node->timezone} unless it says otherwise");
    }

    private function discriminated(Read\Discriminated $node): string
    {
        $cases = [];
        foreach ($node->cases as $value => $case) {
            $cases[] = Words::literal((string) $value) . ' ' . $this->of($case);
        }

        return "{$node->class} by " . Words::literal($node->field) . ': ' . \implode(', ', $cases) . ($node->fallback === null ? '' : ', else ' . $this->of($node->fallback));
    }

    private function oneOf(Read\OneOf $node): string
    {
        return \implode(' or ', \array_map(fn(Read\UnionCase $case): string => $this->of($case->value) . Words::condition($case->guard), $node->cases));
    }
}
