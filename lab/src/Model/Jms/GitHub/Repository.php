<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * A repository. Push events give two of the dates as Unix time.
 */
class Repository
{
    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $id;

    #[JMS\Type('string')]
    #[JMS\Since('2.0')]
    #[JMS\Groups(['api'])]
    private string $nodeId;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $name;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $fullName;

    #[JMS\Type('bool')]
    #[JMS\Groups(['api'])]
    private bool $private;

    #[JMS\Type(User::class)]
    #[JMS\Groups(['api'])]
    private User $owner;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $htmlUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $description = null;

    #[JMS\Type('bool')]
    #[JMS\Groups(['api'])]
    private bool $fork;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $url;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $forksUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $keysUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $collaboratorsUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $teamsUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $hooksUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $issueEventsUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $eventsUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $assigneesUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $branchesUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $tagsUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $blobsUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $gitTagsUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $gitRefsUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $treesUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $statusesUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $languagesUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $stargazersUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $contributorsUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $subscribersUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $subscriptionUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $commitsUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $gitCommitsUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $commentsUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $issueCommentUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $contentsUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $compareUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $mergesUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $archiveUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $downloadsUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $issuesUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $pullsUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $milestonesUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $notificationsUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $labelsUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $releasesUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $deploymentsUrl;

    #[JMS\SerializedName('created_at')]
    #[JMS\Groups(['api'])]
    private int|string $createdAt;

    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    #[JMS\Groups(['api'])]
    private \DateTimeImmutable $updatedAt;

    #[JMS\SerializedName('pushed_at')]
    #[JMS\Groups(['api'])]
    private int|string $pushedAt;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $gitUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $sshUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $cloneUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $svnUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $homepage = null;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $size;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $stargazersCount;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $watchersCount;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $language = null;

    #[JMS\Type('bool')]
    #[JMS\Groups(['api'])]
    private bool $hasIssues;

    #[JMS\Type('bool')]
    #[JMS\Groups(['api'])]
    private bool $hasProjects;

    #[JMS\Type('bool')]
    #[JMS\Groups(['api'])]
    private bool $hasDownloads;

    #[JMS\Type('bool')]
    #[JMS\Groups(['api'])]
    private bool $hasWiki;

    #[JMS\Type('bool')]
    #[JMS\Groups(['api'])]
    private bool $hasPages;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $forksCount;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private ?string $mirrorUrl = null;

    #[JMS\Type('bool')]
    #[JMS\Groups(['api'])]
    private bool $archived;

    #[JMS\Type('bool')]
    #[JMS\Groups(['api'])]
    private ?bool $disabled = null;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $openIssuesCount;

    #[JMS\Type(License::class)]
    #[JMS\Groups(['api'])]
    private ?License $license = null;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $forks;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $openIssues;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $watchers;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $defaultBranch;

    #[JMS\Type('bool')]
    #[JMS\Groups(['internal'])]
    private bool $isTemplate;

    /** @var list<string> */
    #[JMS\Type('array<string>')]
    #[JMS\Groups(['api'])]
    private array $topics;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $visibility;

    #[JMS\Type('bool')]
    #[JMS\Groups(['internal'])]
    private bool $webCommitSignoffRequired;

    /** @var array<string, string> */
    #[JMS\Type('array<string, string>')]
    #[JMS\Groups(['internal'])]
    private array $customProperties;

    #[JMS\Type('bool')]
    #[JMS\Groups(['api'])]
    private ?bool $public = null;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private ?int $stargazers = null;

    #[JMS\Type('string')]
    #[JMS\Groups(['internal'])]
    private ?string $masterBranch = null;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $organization = null;
}
