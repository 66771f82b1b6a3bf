<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz\Differential;

use Kiln\Tests\Bridge\Jms\Differential\Model\Model;
use Kiln\Tests\Bridge\Jms\Differential\Model\Shape;
use Kiln\Tests\Fuzz\Chance;
use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * That a campaign finds what differs, makes it small, and says how to repeat it.
 */
#[CoversNothing]
final class CampaignTest extends TestCase
{
    #[Test]
    public function whatDiffersIsMadeSmall(): void
    {
        $found = (new Campaign(self::comparison(differsAgain: true), 10))->run(new Chance(5), 100, self::comparison(differsAgain: true), ' MORE=1');

        self::assertCount(1, $found);
        self::assertMatchesRegularExpression('/\ARepeat with KILN_SEED=5 KILN_CASES=100 KILN_CASE=\d+:\d MORE=1\nMade small:\nseed 5, case \d+:\d: too long\nsteps: \(none\)\nxxxxx\n/', $found[0]);
        self::assertMatchesRegularExpression('/\nAs it was found:\nseed 5, case \d+:\d: too long\nsteps: \(none\)\nx{5,}\n/', $found[0]);
    }

    #[Test]
    public function whatDoesNotDifferAgainIsRepeatedWithAllOfItsModel(): void
    {
        $found = (new Campaign(self::comparison(differsAgain: true), 10))->run(new Chance(5), 100, self::comparison(differsAgain: false));

        self::assertCount(1, $found);
        self::assertMatchesRegularExpression('/\ARepeat with KILN_SEED=5 KILN_CASES=100 KILN_CASE=\d+\nIt does not occur with new serializers/', $found[0]);
    }

    #[Test]
    public function whereNothingDiffersAllCallsAreMade(): void
    {
        $campaign = new Campaign(self::comparison(differsAgain: false), 10);

        self::assertSame([], $campaign->run(new Chance(5), 95, self::comparison(differsAgain: false)));
        self::assertGreaterThanOrEqual(95, $campaign->calls);
    }

    /**
     * Of texts: those with five letters or more differ.
     *
     * @return Comparison<Call>
     */
    private static function comparison(bool $differsAgain): Comparison
    {
        return new /** @implements Comparison<Call> */ class ($differsAgain) implements Comparison {
            public function __construct(private readonly bool $differs) {}

            public function model(Chance $chance): Model
            {
                return new Model([], [], [new Shape('int', 'int', 'int')]);
            }

            public function trial(Model $model, Chance $chance): Trial
            {
                return new /** @implements Trial<Call> */ class ($model, $this->differs) implements Trial {
                    public function __construct(private readonly Model $model, private readonly bool $differs) {}

                    public function call(Chance $chance): Call
                    {
                        return CampaignTest::text($chance->int(0, 9));
                    }

                    public function compare(Call $call, string $name): ?Finding
                    {
                        return $this->differs && \strlen($call->describe()) >= 5 ? new Finding($name, 'too long', $this->model, $call, '') : null;
                    }

                    public function change(): void {}
                };
            }
        };
    }

    public static function text(int $length): Call
    {
        return new class (str_repeat('x', $length)) implements Call {
            final public function __construct(private readonly string $text) {}

            public function describe(): string
            {
                return $this->text;
            }

            public function smaller(): iterable
            {
                return $this->text === '' ? [] : [new static(substr($this->text, 1))];
            }
        };
    }
}
