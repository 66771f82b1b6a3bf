<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use Doctrine\Common\Annotations\AnnotationReader;
use JMS\Serializer\SerializerBuilder as Jms;
use Kiln\Bridge\Jms\SerializerBuilder as Kiln;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Assert;

/**
 * Does the same work with the original and with Kiln, both built the same way, and holds the outcomes side by side.
 */
final readonly class Comparison
{
    private const RUNS = ['first call', 'second call', 'call of another serializer that finds a warm cache'];

    /**
     * @param (\Closure(Jms|Kiln): mixed)|null $configure what is done to each builder before it builds
     */
    public function __construct(private ?\Closure $configure = null) {}

    /**
     * @param \Closure(Subject): mixed $work
     *
     * @return Outcome that of the original's first call
     */
    public function of(\Closure $work): Outcome
    {
        return $this->ofEach([$work])[0];
    }

    /**
     * Does one work after the other with the same serializers.
     *
     * @template K of array-key
     *
     * @param array<K, \Closure(Subject): mixed> $works
     *
     * @return array<K, Outcome> those of the original's first calls
     */
    public function ofEach(array $works): array
    {
        $first = [];
        foreach ($this->runs($works) as $run => [$expected, $actual]) {
            foreach ($expected as $name => $outcome) {
                Assert::assertSame($outcome->text(), $actual[$name]->text(), "The $run differs from the original's." . (\count($works) === 1 ? '' : " ($name)"));
            }
            $first = $first === [] ? $expected : $first;
        }

        return $first;
    }

    /**
     * For what may differ.
     *
     * @param \Closure(Subject): mixed $work
     *
     * @return array<string, array{Outcome, Outcome}> by run, that of the original and that of Kiln
     */
    public function each(\Closure $work): array
    {
        return array_map(static fn(array $run): array => [$run[0][0], $run[1][0]], $this->runs([$work]));
    }

    /**
     * @template K of array-key
     *
     * @param array<K, \Closure(Subject): mixed> $works
     *
     * @return array<string, array{array<K, Outcome>, array<K, Outcome>}> by run, those of the original and those of Kiln
     */
    private function runs(array $works): array
    {
        $expected = self::outcomes(fn(): Subject => $this->build(Jms::create()), $works);
        $directory = TemporaryDirectory::create();
        try {
            $actual = self::outcomes(fn(): Subject => $this->build(self::kiln($directory)), $works);
        } finally {
            TemporaryDirectory::remove($directory);
        }

        return array_combine(self::RUNS, array_map(null, $expected, $actual));
    }

    /**
     * @template K of array-key
     *
     * @param \Closure(): Subject                $build
     * @param array<K, \Closure(Subject): mixed> $works
     *
     * @return array{array<K, Outcome>, array<K, Outcome>, array<K, Outcome>} one for each of the runs
     */
    private static function outcomes(\Closure $build, array $works): array
    {
        $outcomes = static fn(Subject $subject): array => array_map(static fn(\Closure $work): Outcome => Outcome::of(static fn(): mixed => $work($subject)), $works);
        $subject = $build();

        return [$outcomes($subject), $outcomes($subject), $outcomes($build())];
    }

    private static function kiln(string $directory): Kiln
    {
        $builder = Kiln::create()->setCacheDir($directory);
        // Without a reader of ours, jms/serializer keeps the annotations of each property in a file: nearly all of the time went there.
        $builder->setAnnotationReader(new AnnotationReader());

        return ForgetfulCache::isNeeded() ? $builder->setMetadataCache(new ForgetfulCache()) : $builder;
    }

    private function build(Jms|Kiln $builder): Subject
    {
        if ($this->configure !== null) {
            ($this->configure)($builder);
        }

        return new Subject($builder->build());
    }
}
