<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

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
        $expected = self::outcomes(fn(): Subject => $this->build(Jms::create()), $work);
        $create = static fn(string $directory): Kiln => ForgetfulCache::isNeeded() ? Kiln::create()->setCacheDir($directory)->setMetadataCache(new ForgetfulCache()) : Kiln::create()->setCacheDir($directory);
        $directory = TemporaryDirectory::create();
        try {
            $actual = self::outcomes(fn(): Subject => $this->build($create($directory)), $work);
        } finally {
            TemporaryDirectory::remove($directory);
        }
        foreach (self::RUNS as $number => $run) {
            Assert::assertSame($expected[$number]->text(), $actual[$number]->text(), "The $run differs from the original's.");
        }

        return $expected[0];
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

    private function build(Jms|Kiln $builder): Subject
    {
        if ($this->configure !== null) {
            ($this->configure)($builder);
        }

        return new Subject($builder->build());
    }
}
