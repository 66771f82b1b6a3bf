<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use Doctrine\Common\Annotations\AnnotationReader;
use JMS\Serializer\SerializerBuilder as Jms;
use Kiln\Bridge\Jms\SerializerBuilder as Kiln;
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
        foreach ($this->each($work) as $run => [$expected, $actual]) {
            Assert::assertSame($expected->text(), $actual->text(), "The $run differs from the original's.");
            $first ??= $expected;
        }

        return $first ?? throw new \LogicException('There are no runs.');
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
        $expected = self::outcomes(fn(): Subject => $this->build(Jms::create()), $work);
        $directory = TemporaryDirectory::create();
        try {
            $actual = self::outcomes(fn(): Subject => $this->build(self::kiln($directory)), $work);
        } finally {
            TemporaryDirectory::remove($directory);
        }

        return array_combine(self::RUNS, array_map(null, $expected, $actual));
    }

    /**
     * @param \Closure(): Subject      $build
     * @param \Closure(Subject): mixed $work
     *
     * @return array{Outcome, Outcome, Outcome} one for each of the runs
     */
    private static function outcomes(\Closure $build, \Closure $work): array
    {
        $subject = $build();
        $first = Outcome::of(static fn(): mixed => $work($subject));
        $second = Outcome::of(static fn(): mixed => $work($subject));
        $another = $build();

        return [$first, $second, Outcome::of(static fn(): mixed => $work($another))];
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
