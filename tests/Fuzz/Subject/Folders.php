<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz\Subject;

use Kiln\Tests\Fixture\Fuzz\Folder;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Expect;
use Kiln\Tests\Fuzz\Subject;
use Kiln\Tests\Fuzz\Tree;
use PHPUnit\Framework\Assert;

/**
 * A class that refers to itself.
 */
final readonly class Folders implements Subject
{
    public function type(): string
    {
        return Folder::class;
    }

    public function document(Chance $chance): mixed
    {
        return $this->folder($chance, 4);
    }

    public function expected(mixed $data): mixed
    {
        $members = Expect::object($data);

        return [
            'class' => 'Folder',
            'name' => Expect::required($members, 'name', Expect::string(...)),
            'parent' => Expect::optional($members, 'parent', fn(mixed $parent): mixed => Expect::nullable($parent, $this->expected(...)), null),
            'children' => Expect::optional($members, 'children', fn(mixed $children): array => Expect::listOf($children, $this->expected(...)), []),
            'links' => Expect::optional($members, 'links', fn(mixed $links): array => Expect::mapOf($links, $this->expected(...)), []),
            'size' => Expect::optional($members, 'size', Expect::int(...), 0),
        ];
    }

    public function seen(mixed $value): mixed
    {
        Assert::assertInstanceOf(Folder::class, $value);

        return [
            'class' => 'Folder',
            'name' => $value->name,
            'parent' => $value->parent === null ? null : $this->seen($value->parent),
            'children' => array_map($this->seen(...), $value->children),
            'links' => array_map($this->seen(...), $value->links),
            'size' => $value->size(),
        ];
    }

    private function folder(Chance $chance, int $depth): \stdClass
    {
        return Tree::object($chance, ['name' => Tree::text($chance)], [
            'size' => static fn(): int => Tree::int($chance),
            ...$depth < 1 ? [] : [
                'parent' => fn(): ?\stdClass => $chance->percent(30) ? null : $this->folder($chance, $depth - 1),
                'children' => fn(): array => $chance->listOf(2, fn(): \stdClass => $this->folder($chance, $depth - 1)),
                'links' => fn(): \stdClass => Tree::map($chance, fn(): \stdClass => $this->folder($chance, $depth - 2), 2),
            ],
        ]);
    }
}
