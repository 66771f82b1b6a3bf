<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Metadata;

use JMS\Serializer\Annotation as Serializer;

trait Stamped
{
    #[Serializer\Groups(['stamp'])]
    protected ?int $stampedAt = null;

    #[Serializer\VirtualProperty]
    public function getStamp(): string
    {
        return 'x';
    }

    #[Serializer\PostDeserialize]
    private function afterStamp(): void {}
}

#[Serializer\VirtualProperty(name: 'first', exp: 'object.name', options: [[Serializer\SerializedName::class, ['firstName']], [Serializer\Type::class, ['name' => 'string']]])]
#[Serializer\VirtualProperty('second', exp: '2', options: [
    [Serializer\Groups::class, [['g', 'h']]],
    [Serializer\SkipWhenEmpty::class, []],
    [Serializer\Since::class, ['1.0']],
    [Serializer\Exclude::class, ['if' => 'x']],
    [Serializer\ReadOnlyProperty::class, [false]],
    [Serializer\MaxDepth::class, [2]],
    [Missing\Option::class, 5],
    [\stdClass::class, []],
])]
#[Serializer\VirtualProperty(['name' => 'third', 'exp' => '3', 'options' => [[Serializer\SerializedName::class, ['ignored']]]])]
#[Serializer\VirtualProperty('hidden', exp: '4', options: [[Serializer\Exclude::class, []]])]
#[Serializer\VirtualProperty('inner', exp: '6', options: [[Serializer\VirtualProperty::class, ['renamed', 'exp']]])]
class VirtualOnes
{
    use Stamped;

    public string $name = 'n';

    #[Serializer\VirtualProperty]
    public function getName(): string
    {
        return $this->name;
    }

    #[Serializer\VirtualProperty('label')]
    #[Serializer\SerializedName('lab')]
    public function getTitle(): string
    {
        return $this->name;
    }

    #[Serializer\VirtualProperty(name: 'a'), Serializer\VirtualProperty(name: 'b'), Serializer\VirtualProperty]
    public function twice(): int
    {
        return 1;
    }

    #[Serializer\VirtualProperty, Serializer\Groups(['x']), Serializer\Inline, Serializer\Type('array<string, int>')]
    protected function getaway(): array
    {
        return [];
    }

    #[Serializer\VirtualProperty]
    public function get(): int
    {
        return 1;
    }

    #[Serializer\VirtualProperty]
    public function GetURLOfThis(): int
    {
        return 1;
    }

    #[Serializer\VirtualProperty, Serializer\PreSerialize]
    public function virtualFirst(): int
    {
        return 1;
    }

    #[Serializer\PreSerialize, Serializer\VirtualProperty, Serializer\PostSerialize]
    public function calledFirst(): int
    {
        return 1;
    }

    #[Serializer\PostSerialize]
    final protected static function afterwards(): void {}

    #[Serializer\Groups(['nothing'])]
    public function notVirtual(): int
    {
        return 1;
    }
}

#[Serializer\VirtualProperty('withObjects', exp: '5', options: [new Serializer\SerializedName('objects'), new Serializer\Until(version: '2'), new Serializer\Type('int'), new \stdClass(), 'text', 5])]
final class OptionsAsObjects {}

final class MoreVirtualOnes extends VirtualOnes
{
    public ?int $stampedAt = 4;
    private int $first = 1;

    public function getName(): string
    {
        return 'overridden';
    }

    #[Serializer\VirtualProperty]
    public function getTitle(): string
    {
        return '';
    }

    #[Serializer\PostDeserialize]
    private function afterStamp(): void {}
}

final class ListMaker
{
    #[Serializer\Inline, Serializer\Type('array<int>')]
    public array $items = [];

    #[Serializer\Inline, Serializer\Type('array<string>'), Serializer\Exclude]
    public array $excludedOnesCount = [];
}

class MapMaker
{
    #[Serializer\Inline, Serializer\Type('array<string, int>')]
    public array $items = [];

    #[Serializer\Inline, Serializer\Type('array')]
    public array $neither = [];

    #[Serializer\Inline, Serializer\Type('array<null>')]
    public array $nor = [];

    #[Serializer\Inline, Serializer\Type('list<int>')]
    public array $list = [];

    #[Serializer\Inline, Serializer\Type('Kiln\Tests\Fixture\Jms\Metadata\Missing')]
    public ?object $object = null;
}

final class NoMapAnyMore extends MapMaker
{
    #[Serializer\Inline, Serializer\Type('array<int>')]
    private array $more = [];
}

final class StillNoMap extends MapMaker {}
