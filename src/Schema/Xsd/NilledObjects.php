<?php

declare(strict_types=1);

namespace Kiln\Schema\Xsd;

use Kiln\Plan\Shape\Items;
use Kiln\Plan\Shape\Members;
use Kiln\Plan\Shape\Nothing;
use Kiln\Plan\Shape\Parts;
use Kiln\Plan\Shape\Record;
use Kiln\Plan\Shape\Reference;
use Kiln\Plan\Shape\Schema;
use Kiln\Plan\Shape\Shape;
use Kiln\Plan\Shape\Tuple;

/**
 * The objects in whose place `xsi:nil` stands, which have no attributes then, though XML Schema asks for them (part 1, section 3.4.4).
 *
 * @internal
 */
final class NilledObjects
{
    /** @var array<string, true> by id */
    private array $ids = [];

    /**
     * @param bool $isNullWritten and not left out of an object
     *
     * @return array<string, true> ids
     */
    public static function in(Schema $schema, bool $isNullWritten): array
    {
        $found = new self();
        foreach ($schema->roots as $root) {
            $found->walk($root);
        }
        foreach ($schema->definitions as $definition) {
            foreach ($definition->record->members as $member) {
                if ($isNullWritten || isset($member->facts['xml']['nil'])) {
                    $found->note($member->shape);
                }
                $found->walk($member->shape);
            }
            foreach ($definition->record->prefixed as $shape) {
                $found->walk($shape);
            }
        }

        return $found->ids;
    }

    private function walk(Shape $shape): void
    {
        $isArray = $shape instanceof Items || $shape instanceof Members || $shape instanceof Tuple || $shape instanceof Record;
        foreach (Parts::of($shape) as $part) {
            if ($isArray) {
                $this->note($part);
            }
            $this->walk($part);
        }
    }

    private function note(Shape $shape): void
    {
        $shapes = Alternatives::of($shape);
        if (\array_filter($shapes, static fn(Shape $one): bool => $one instanceof Nothing) !== []) {
            foreach ($shapes as $one) {
                $this->ids += $one instanceof Reference ? [$one->id => true] : [];
            }
        }
    }
}
