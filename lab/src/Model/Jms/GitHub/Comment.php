<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * A comment on an issue, or on a line of a pull request.
 */
class Comment
{
    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $url;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $htmlUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private ?string $issueUrl = null;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $id;

    #[JMS\Type('string')]
    #[JMS\Since('2.0')]
    #[JMS\Groups(['api'])]
    private string $nodeId;

    #[JMS\Type(User::class)]
    #[JMS\Groups(['api'])]
    private User $user;

    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    #[JMS\Groups(['api'])]
    private \DateTimeImmutable $createdAt;

    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    #[JMS\Groups(['api'])]
    private \DateTimeImmutable $updatedAt;

    #[JMS\Type('string')]
    #[JMS\Since('3.0')]
    #[JMS\Groups(['api'])]
    private string $authorAssociation;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $body;

    #[JMS\Type(Reactions::class)]
    #[JMS\Groups(['api'])]
    private Reactions $reactions;

    #[JMS\Type(App::class)]
    #[JMS\Groups(['api'])]
    private ?App $performedViaGithubApp = null;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private ?int $pullRequestReviewId = null;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $diffHunk = null;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $path = null;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private ?int $position = null;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private ?int $originalPosition = null;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $commitId = null;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $originalCommitId = null;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private ?string $pullRequestUrl = null;

    #[JMS\Type(Links::class)]
    #[JMS\SerializedName('_links')]
    #[JMS\Groups(['api'])]
    private ?Links $links = null;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private ?int $startLine = null;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private ?int $originalStartLine = null;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $startSide = null;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private ?int $line = null;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private ?int $originalLine = null;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $side = null;
}
