<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Bytes;
use Kiln\Metadata\VendorValues;
use Kiln\Plan\Guard;
use Kiln\Plan\Leaves;
use Kiln\Plan\Read;

/**
 * Decides how objects are read that a format gives in place of plain data.
 *
 * @internal
 */
final readonly class ReadLeaves
{
    public function __construct(private Leaves $leaves, private ConsultedClasses $classes) {}

    /**
     * What the format gives as an object of the class, or what is read otherwise.
     *
     * @param class-string $class
     */
    public function or(string $class, Read\ReadNode $otherwise, ReadPlace $at): Read\ReadNode
    {
        $given = $this->of($class, $at);

        if ($given !== null && $class === Bytes::class) {
            // Text stands for itself there.
            $otherwise = new Read\ValueFrom(Bytes::class, Bytes::class, '__construct', new Read\BytesFrom(true), 'bytes', []);
        }

        return $given === null || $otherwise instanceof Read\Convert ? $otherwise : new Read\OneOf([$given, new Read\UnionCase(new Guard\Always(), $otherwise)]);
    }

    /**
     * @param class-string $class
     */
    public function of(string $class, ReadPlace $at): ?Read\UnionCase
    {
        $leaf = $this->leaves->of($class);
        if ($leaf === null || $this->classes->rules()->isRegistered($class)) {
            return null;
        }
        $date = \is_a($class, \DateTimeInterface::class, true) ? VendorValues::date($class) : null;

        return new Read\UnionCase(new Guard\IsInstance($leaf), $date === null || $date === \DateTimeImmutable::class
            ? ReadPlanner::anything($at)
            : new Read\ValueFrom($date, $date, 'createFromInterface', ReadPlanner::anything($at), 'date', []));
    }
}
